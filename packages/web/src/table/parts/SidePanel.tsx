/** Below the stage on a wide screen: what is a tap further away elsewhere. */
import { other } from '@blackpoker/engine';
import { lazy, Suspense } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { bottomSeat } from '../state/bottomSeat.ts';
import { useSeatLevel } from '../state/useSeatName.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

const OpponentCard = lazy(() => import('../../opponents/OpponentCard.tsx'));

/** Every screen has the panel in its page; board/layout.css shows it if there is room. */
const isWide = (): boolean => matchMedia('(min-width: 721px) and (min-height: 560px)').matches;

export function SidePanel() {
  const say = useSay();
  const table = useTable();
  const level = useSeatLevel(other(bottomSeat(useShown())));
  return (
    <div className="side-tools">
      {level !== undefined && table.host.online === undefined && isWide() && (
        <Suspense>
          <OpponentCard level={level} />
        </Suspense>
      )}
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
