/** One row: the actions that the chosen cards are for, the candidates for what is asked, or what comes of a plan. */
import { useId } from 'react';
import { useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Zone } from '../../board/Zone.tsx';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { keyFor } from '../keys.ts';
import type { Chip, PlanBar } from '../prompt/prompt.ts';
import { chipPoint } from '../state/coachNote.ts';
import { usePrompt, useTable, useTableState } from '../state/useTable.ts';
import { CHIP_WORDS, PLAN_WORDS } from '../words.ts';

export function Chips() {
  const prompt = usePrompt();
  const say = useSay();
  if (prompt === undefined) return null;
  if (prompt.chips.length === 0) return prompt.plan === undefined ? null : <Results plan={prompt.plan} />;
  const label = prompt.chips[0]?.look === 'candidate' ? CHIP_WORDS.candidates : CHIP_WORDS.group;
  return (
    <Zone label={say(label)} className="chips" zone="chips">
      <ChipsKey />
      {prompt.chips.map((chip, i) => (
        <ChipButton key={chip.key} chip={chip} digit={chip.look === 'candidate' && i < 9 ? i + 1 : undefined} />
      ))}
    </Zone>
  );
}

/** How to get here from the hand. */
function ChipsKey() {
  const { keys, shortcuts } = useSettings();
  return shortcuts ? <kbd className="chips-key">{keyFor('chips', keys)}</kbd> : null;
}

function Results({ plan: { results, warnings } }: { readonly plan: PlanBar }) {
  const say = useSay();
  if (results.length + warnings.length === 0) return null;
  return (
    <p className="chips-results" role="status">
      <strong>{say(PLAN_WORDS.result)}</strong>
      {results.map((line) => (
        <span key={line}>
          <SignText text={line} />
        </span>
      ))}
      {warnings.map((line) => (
        <span key={line} className="chips-warning">
          <SignText text={line} />
        </span>
      ))}
    </p>
  );
}

/** One that cannot be used now can still be pressed: it tells all of why not, of which its note has room for a part. */
function ChipButton({ chip, digit }: { readonly chip: Chip; readonly digit: number | undefined }) {
  const table = useTable();
  const say = useSay();
  const id = useId();
  const { label, note, look, pressed, immediate, act, why } = chip;
  const onUse = act ?? why;
  const isNext = useTableState(({ coach }) => coach?.points?.includes(chipPoint(chip.key))) === true;
  return (
    <button
      type="button"
      data-rove=""
      data-chip={chip.key}
      className={`chip chip-${look}${isNext ? ' is-next' : ''}`}
      aria-pressed={look === 'candidate' ? pressed : undefined}
      aria-disabled={act === undefined || undefined}
      aria-describedby={note === '' ? undefined : id}
      onClick={() => onUse !== undefined && table.act(onUse)}
    >
      <span className="chip-label">
        {digit !== undefined && (
          <span className="chip-digit" aria-hidden="true">
            {digit}
          </span>
        )}
        <span>
          <SignText text={label} />
        </span>
        {immediate && <Icon name="bolt" />}
        {immediate && <span className="sr-only">{say(CHIP_WORDS.immediate)}</span>}
      </span>
      {isNext && <span className="sr-only">{say(BOARD_WORDS.next)}</span>}
      {note !== '' && (
        <span className="chip-note" id={id}>
          <SignText text={note} />
        </span>
      )}
    </button>
  );
}
