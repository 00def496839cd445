/** Below the stage on a wide screen: what is a tap further away elsewhere. */
import { useSay } from '../../app/lang.ts';
import { useTable } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

const LINKS = [
  ['help', TABLE_WORDS.help],
  ['hint', TABLE_WORDS.hint],
] as const;

export function SidePanel() {
  const say = useSay();
  const table = useTable();
  return (
    <div className="side-tools">
      {LINKS.map(([sheet, label]) => (
        <button key={sheet} type="button" className="button quiet" onClick={() => table.set({ sheet })}>
          {say(label)}
        </button>
      ))}
      <button type="button" className="button quiet" onClick={() => table.set({ commandOpen: true })}>
        {say(TABLE_WORDS.command)}
      </button>
    </div>
  );
}
