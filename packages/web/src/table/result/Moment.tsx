/** The moment of the game that is most worth another try: found by a quick review in a worker. The replay room has the rest of it. */
import { type JudgedDecision, largestMiss, type Review } from '@blackpoker/bots';
import { actionAt, chosenAction, PASS, SPECTATOR, seatName } from '@blackpoker/engine';
import { PRACTICE, practiceTheme } from '@blackpoker/learn';
import { Link, useLocation } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { shareCode } from '../../host/shareText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { setGoal } from '../state/goal.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { useQuickReview } from './useQuickReview.ts';
import { GOAL_WORDS, PRACTICE_WORDS, RESULT_WORDS } from './words.ts';

/** Less lost win chance than this is nothing to come back for. */
const WORTH_A_TRY = 0.04;

export function Moment() {
  const say = useSay();
  const { end, viewer } = useShown();
  const { online } = useTable().host;
  // The loser wants to know why; nobody else has to wait for the device to think.
  const [found, look] = useQuickReview(online === undefined && end?.winner !== viewer);
  if (viewer === SPECTATOR) return null;
  if (found === undefined)
    return (
      <div className="result-links">
        <button type="button" className="button" onClick={look}>
          <Icon name="hint" />
          {say(RESULT_WORDS.moment)}
        </button>
      </div>
    );
  return (
    <section className="result-moment" aria-labelledby="result-moment" role="status">
      <h3 id="result-moment">{say(RESULT_WORDS.momentTitle)}</h3>
      {found === 'failed' && <p>{say(RESULT_WORDS.momentFailed)}</p>}
      {found !== 'failed' && 'review' in found && <Found review={found.review} />}
      {found !== 'failed' && 'total' in found && (
        <p>
          {say(RESULT_WORDS.momentLooking)}
          {found.total > 0 && (
            <progress max={found.total} value={found.done} aria-label={say(RESULT_WORDS.momentLooking)} />
          )}
        </p>
      )}
    </section>
  );
}

function Found({ review: { decisions } }: { readonly review: Review }) {
  const say = useSay();
  const lang = useLang();
  const { viewer } = useShown();
  const miss = largestMiss(useOpenMoments(decisions), viewer);
  const again = useTryAgain();
  const worst = decisions.find(({ index }) => index === miss?.index);
  if (miss === undefined || worst === undefined || miss.loss < WORTH_A_TRY)
    return (
      <>
        <p>{say(RESULT_WORDS.momentNone)}</p>
        <Practice worst={undefined} />
      </>
    );
  return (
    <>
      <p>
        <strong>
          <SignText text={miss.text[lang]} />
        </strong>
      </p>
      {!miss.text[lang].includes(miss.best.purpose[lang]) && (
        <p>
          <SignText text={miss.best.purpose[lang]} />
        </p>
      )}
      <div className="result-links">
        <button type="button" className="button" onClick={() => again(miss.index, miss.wins ? 'win' : 'better')}>
          <Icon name="undo" />
          {say(RESULT_WORDS.tryIt)}
        </button>
        <Practice worst={worst} />
      </div>
    </>
  );
}

/** Nothing could be better than the turn that won, and a learner does not hear of actions that they have not met. */
function useOpenMoments(decisions: readonly JudgedDecision[]): readonly JudgedDecision[] {
  const { actions } = useTable().host.setup;
  const { view, viewer, end } = useShown();
  const rules = rulesFor(view);
  return decisions.filter(({ kind, turn, best: { line } }) => {
    if (end?.winner === viewer && turn === view.turns) return false;
    const [first = PASS] = line;
    return kind !== 'chance' || first === PASS || actions?.includes(actionAt(rules, chosenAction(first)).id) !== false;
  });
}

/** Plays from a choice of this game, against the same opponent. */
function useTryAgain(): (index: number, goal: keyof typeof GOAL_WORDS) => void {
  const { host } = useTable();
  const { viewer } = useShown();
  const [, navigate] = useLocation();
  const usual = useSettings((settings) => settings.level);
  const bot = host.setup.seats.find((seat) => seat.kind === 'bot');
  const level = bot?.kind === 'bot' ? bot.level : usual;
  return async (index, goal) => {
    const code = await shareCode(await host.record());
    setGoal(GOAL_WORDS[goal]);
    navigate(`/t/new?level=${level}&seat=${seatName(viewer)}&at=${index}#${code}`);
  };
}

/** The lesson that fits; nothing if none does. */
function Practice({ worst }: { readonly worst: JudgedDecision | undefined }) {
  const say = useSay();
  const { view, viewer, end } = useShown();
  const rules = rulesFor(view);
  const [better] = worst?.best.line ?? [];
  const isRequest = worst?.kind === 'chance' && better !== undefined && better !== PASS;
  const theme = practiceTheme(
    worst && {
      kind: worst.kind,
      best: worst.best.chance,
      chosen: worst.played.chance,
      better: isRequest ? actionAt(rules, chosenAction(better)).id : undefined,
      passed: worst.played.line[0] === PASS,
    },
    { won: end?.winner === viewer, endedBy: rules.actions[view.endCause]?.id },
  );
  if (theme === undefined) return null;
  return (
    <Link href={`/learn/${PRACTICE[theme]}`} className="button">
      <Icon name="learn" />
      {say(PRACTICE_WORDS[theme])}
    </Link>
  );
}
