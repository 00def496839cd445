/** What tests and assistive tools can read off the root of a table. */
import { seatName } from '@blackpoker/engine';
import { useShown, useTableState } from './useTable.ts';

type Attributes = Readonly<Record<`data-${string}`, string | number | undefined>>;

export function useAttributes(): Attributes {
  const { id, end, thinking } = useShown();
  const asked = useTableState(({ world, busy }) => (busy ? undefined : world?.asked));
  return {
    'data-decision': asked?.kind ?? '',
    'data-decision-id': id,
    'data-legal': asked?.options.length ?? 0,
    'data-over': end === undefined ? '' : end.winner === undefined ? 'draw' : seatName(end.winner),
    'data-thinking': String(thinking),
  };
}
