/** How the person wants to be asked. */
import { PASSING_MODE_WORDS, type PassingMode } from '@blackpoker/bots';
import { useLang, useSay } from '../../app/lang.ts';
import { Choices } from '../../kit/Choices.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { usePassingMode } from '../parts/PassingButton.tsx';
import { useTable } from '../state/useTable.ts';
import { PASSING_NOTES, TABLE_WORDS } from '../words.ts';

const MODES = ['smart', 'ask', 'yieldUntilStageEmpty', 'yieldUntilMyTurn'] as const satisfies readonly PassingMode[];

export function PassingSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const lang = useLang();
  const table = useTable();
  const mode = usePassingMode();
  const options = MODES.map((value) => ({
    value,
    label: PASSING_MODE_WORDS[value][lang],
    note: say(PASSING_NOTES[value]),
  }));
  return (
    <Sheet
      title={say(TABLE_WORDS.mode)}
      onClose={onClose}
      footer={
        <button type="button" className="button primary" onClick={onClose}>
          {say(TABLE_WORDS.close)}
        </button>
      }
    >
      <Choices
        legend={say(TABLE_WORDS.modeLegend)}
        options={options}
        value={mode}
        onChange={table.setMode}
        look="list"
      />
      <OnlinePart name="Hold" />
    </Sheet>
  );
}
