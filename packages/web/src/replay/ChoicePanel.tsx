/** The decision at the present moment: who was asked what, what could be chosen, and what was. */
import type { Seat } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { type ShownQuestion, shownChoice } from './shownChoice.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface ChoicePanelProps {
  readonly replay: Replay;
  readonly nameOf: (seat: Seat) => string;
}

export function ChoicePanel({ replay, nameOf }: ChoicePanelProps) {
  const say = useSay();
  const { timeline, at, perspective, reader } = replay;
  const shown = useMemo(
    () => shownChoice(timeline, at, timeline.stateAt(at), perspective, reader),
    [timeline, at, perspective, reader],
  );
  return (
    <div className="replay-choice">
      <h3>{shown === undefined ? say(REPLAY_WORDS.over) : say(REPLAY_WORDS.chose, { who: nameOf(shown.seat) })}</h3>
      {shown !== undefined && shown.question === undefined && <p>{say(REPLAY_WORDS.hiddenChoice)}</p>}
      {shown?.question !== undefined && <Question question={shown.question} />}
      <div className="replay-single">
        <button
          type="button"
          className="button"
          aria-disabled={at === 0 || undefined}
          onClick={() => replay.go('backChoice')}
        >
          {say(REPLAY_WORDS.backChoice)}
        </button>
        <button
          type="button"
          className="button"
          aria-disabled={at === timeline.length || undefined}
          onClick={() => replay.go('nextChoice')}
        >
          {say(REPLAY_WORDS.nextChoice)}
        </button>
      </div>
    </div>
  );
}

function Question({ question: { prompt, why, options } }: { readonly question: ShownQuestion }) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <p>
        <SignText text={prompt[lang]} />
      </p>
      {why !== undefined && why[lang] !== prompt[lang] && (
        <p className="replay-why">
          <span className="sr-only">{say(REPLAY_WORDS.askedFor)}: </span>
          {why[lang]}
        </p>
      )}
      {options.every(({ isChosen }) => !isChosen) && <p>{say(REPLAY_WORDS.noneChosen)}</p>}
      <ul className="replay-options" aria-label={say(REPLAY_WORDS.optionCount, { n: options.length })}>
        {options.map(({ text, isChosen }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the options of one question keep their order
          <li key={i} className={isChosen ? 'replay-chosen' : ''}>
            <span>
              <SignText text={text[lang]} />
            </span>
            {isChosen && <span className="replay-tag">{say(REPLAY_WORDS.chosen)}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}
