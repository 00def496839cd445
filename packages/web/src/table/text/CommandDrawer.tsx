/** The command line over the table; Esc closes it. */
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { KIT_WORDS } from '../../kit/words.ts';
import { useTable, useTableState } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';
import { CommandLine } from './CommandLine.tsx';

export function CommandDrawer() {
  const say = useSay();
  const table = useTable();
  const open = useTableState((state) => state.commandOpen);
  if (!open) return null;
  const close = () => table.set({ commandOpen: false });
  return (
    <section
      className="command-drawer"
      aria-label={say(TABLE_WORDS.command)}
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <button type="button" className="button quiet icon" aria-label={say(KIT_WORDS.close)} onClick={close}>
        <Icon name="close" />
      </button>
      <CommandLine focus />
    </section>
  );
}
