/** How windows are passed: always in sight beside the main button. */
import type { PassingMode } from '@blackpoker/bots';
import { useSay } from '../../app/lang.ts';
import { useTable, useTableState } from '../state/useTable.ts';
import { PASSING_NOTES, TABLE_WORDS } from '../words.ts';

const SHORT: Readonly<Record<PassingMode, keyof typeof TABLE_WORDS>> = {
  smart: 'modeSmart',
  ask: 'modeAsk',
  yieldUntilStageEmpty: 'modeYield',
  yieldUntilMyTurn: 'modeYield',
};

export function usePassingMode(): PassingMode {
  return useTableState(({ held, shown }) => (held ?? shown?.passing)?.mode ?? 'smart');
}

export function PassingButton() {
  const say = useSay();
  const table = useTable();
  const mode = usePassingMode();
  return (
    <button
      type="button"
      className="button bar-passing"
      data-passing={mode}
      title={say(PASSING_NOTES[mode])}
      onClick={() => table.set({ sheet: 'passing' })}
    >
      <span className="sr-only">{say(TABLE_WORDS.mode)}: </span>
      {say(TABLE_WORDS[SHORT[mode]])}
    </button>
  );
}
