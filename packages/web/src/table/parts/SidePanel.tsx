/** Below the stage on a wide screen: what is a tap further away elsewhere. */
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { useTable } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

const LINKS = [
  ['help', 'learn', TABLE_WORDS.help],
  ['hint', 'hint', TABLE_WORDS.hint],
] as const;

export function SidePanel() {
  const say = useSay();
  const table = useTable();
  const links = LINKS.filter(([sheet]) => sheet !== 'hint' || table.host.online === undefined);
  return (
    <div className="side-tools">
      {links.map(([sheet, icon, label]) => (
        <button key={sheet} type="button" className="button quiet" onClick={() => table.set({ sheet })}>
          <Icon name={icon} />
          {say(label)}
        </button>
      ))}
      <button type="button" className="button quiet" onClick={() => table.set({ commandOpen: true })}>
        <Icon name="command" />
        {say(TABLE_WORDS.command)}
      </button>
    </div>
  );
}
