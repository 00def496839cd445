/** Below the stage on a wide screen: what is a tap further away elsewhere. */
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

export function SidePanel() {
  const say = useSay();
  const table = useTable();
  return (
    <div className="side-tools">
      <button type="button" className="button quiet" onClick={() => table.set({ sheet: 'help' })}>
        <Icon name="learn" />
        {say(TABLE_WORDS.help)}
      </button>
      {table.host.online === undefined && (
        <button type="button" className="button quiet" onClick={() => void table.askHint()}>
          <Icon name="hint" />
          {say(TABLE_WORDS.hint)}
        </button>
      )}
      <button type="button" className="button quiet" onClick={() => table.set({ commandOpen: true })}>
        <Icon name="command" />
        {say(TABLE_WORDS.command)}
      </button>
    </div>
  );
}
