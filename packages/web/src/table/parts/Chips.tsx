/** One row: the actions that the chosen cards are for, the candidates for what is asked, or what comes of a plan. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import { useId } from 'react';
import { useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { useLongPress } from '../../board/useLongPress.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { Zone } from '../../board/Zone.tsx';
import { CostIcons } from '../../kit/CostIcons.tsx';
import { costText } from '../../kit/costText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { keyFor } from '../keys.ts';
import type { Chip, PlanBar } from '../prompt/prompt.ts';
import { chipPoint } from '../state/coachNote.ts';
import { usePrompt, useTable, useTableState } from '../state/useTable.ts';
import { CHIP_WORDS, PLAN_WORDS } from '../words.ts';
import { useMoreToSee } from './useMoreToSee.ts';

export function Chips() {
  const prompt = usePrompt();
  const say = useSay();
  const box = useMoreToSee();
  const points = useTableState(({ coach }) => coach?.points);
  const isNext = ({ key }: Chip): boolean => points?.includes(chipPoint(key)) === true;
  if (prompt === undefined) return null;
  if (prompt.chips.length === 0) return prompt.plan === undefined ? null : <Results plan={prompt.plan} />;
  const chips = prompt.chips.toSorted((a, b) => Number(isNext(b)) - Number(isNext(a)));
  const label = chips[0]?.look === 'candidate' ? CHIP_WORDS.candidates : CHIP_WORDS.group;
  return (
    <div className="chips-box" ref={box}>
      <Zone label={say(label)} className="chips" zone="chips">
        <ChipsKey />
        {chips.map((chip, i) => (
          <ChipButton
            key={chip.key}
            chip={chip}
            isNext={isNext(chip)}
            digit={chip.look === 'candidate' && i < 9 ? i + 1 : undefined}
          />
        ))}
      </Zone>
    </div>
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

/** What the pictures of its cost mean. */
function costNotice({ cost = '' }: Chip): Text {
  const inWords = (lang: Lang): string => fill(CHIP_WORDS.cost, lang, { cost: costText(cost, lang) });
  return { ja: inWords('ja'), en: inWords('en') };
}

interface ChipButtonProps {
  readonly chip: Chip;
  /** The coach speaks of it. */
  readonly isNext: boolean;
  readonly digit: number | undefined;
}

/** One that cannot be used now can still be pressed: it tells all of why not, of which its note has room for a part. */
function ChipButton({ chip, isNext, digit }: ChipButtonProps) {
  const table = useTable();
  const say = useSay();
  const id = useId();
  const { label, note, cost = '', look, pressed, immediate, act, why } = chip;
  const onUse = act ?? why;
  const { handlers, wasLong } = useLongPress(cost === '' ? undefined : () => table.notify(costNotice(chip)));
  return (
    <button
      type="button"
      data-rove=""
      data-chip={chip.key}
      className={`chip chip-${look}${isNext ? ' is-next' : ''}`}
      aria-pressed={look === 'candidate' ? pressed : undefined}
      aria-disabled={act === undefined || undefined}
      aria-describedby={note === '' && cost === '' ? undefined : id}
      {...handlers}
      onClick={() => !wasLong() && onUse !== undefined && table.act(onUse)}
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
      {(note !== '' || cost !== '') && (
        <span className="chip-note" id={id}>
          {cost !== '' && <CostIcons cost={cost} />} <SignText text={note} />
        </span>
      )}
    </button>
  );
}
