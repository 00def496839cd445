/** Where the game turned: a quick review in a worker, once it is asked for. The replay room has the rest of it. */
import type { Review } from '@blackpoker/bots';
import { seatName } from '@blackpoker/engine';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import type { RunningReview } from '../../replay/reviewer.ts';
import { ownSwings } from '../state/ownSwings.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { RESULT_WORDS } from '../words.ts';

type Found = { readonly done: number; readonly total: number } | { readonly review: Review } | 'failed' | undefined;

/** As thorough as the quick one of the replay room, which goes on with it. */
const ITERATIONS = 200;

function useTurns(): readonly [Found, () => void] {
  const table = useTable();
  const { viewer } = useShown();
  const [found, setFound] = useState<Found>();
  const running = useRef<RunningReview>(undefined);
  const isOpen = useRef(true);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      running.current?.close();
    };
  }, []);
  const show = (next: Found): void => {
    if (isOpen.current) setFound(next);
  };
  const look = async (): Promise<void> => {
    show({ done: 0, total: 0 });
    const [{ startReview }, { loadReview, saveReview }, text] = await Promise.all([
      import('../../replay/reviewer.ts'),
      import('../../host/savedGames.ts'),
      table.host.record(),
    ]);
    const kept = await loadReview(table.host.id).catch(() => undefined);
    if (kept?.complete === true) return show({ review: kept });
    if (!isOpen.current) return;
    running.current = startReview(text, { iterations: ITERATIONS, viewer }, ({ done, total }) => show({ done, total }));
    const review = await running.current.found;
    saveReview(table.host.id, review).catch(() => undefined);
    show({ review });
  };
  return [found, () => void look().catch(() => show('failed'))];
}

export function Turns() {
  const say = useSay();
  const [found, look] = useTurns();
  if (found === undefined)
    return (
      <div className="result-links">
        <button type="button" className="button" onClick={look}>
          <Icon name="hint" />
          {say(RESULT_WORDS.turned)}
        </button>
      </div>
    );
  if (found === 'failed') return <p role="status">{say(RESULT_WORDS.turnedFailed)}</p>;
  if ('review' in found) return <Swings review={found.review} />;
  return (
    <p className="result-turns" role="status">
      {say(RESULT_WORDS.turnedLooking)}{' '}
      {found.total > 0 && (
        <progress max={found.total} value={found.done} aria-label={say(RESULT_WORDS.turnedLooking)} />
      )}
    </p>
  );
}

const percent = (chance: number): number => Math.round(100 * chance);

function Swings({ review }: { readonly review: Review }) {
  const say = useSay();
  const lang = useLang();
  const table = useTable();
  const { viewer } = useShown();
  const swings = ownSwings(review, viewer);
  return (
    <section className="result-turns" aria-labelledby="result-turns" role="status">
      <h3 id="result-turns">{say(RESULT_WORDS.turnedTitle)}</h3>
      {swings.length === 0 && <p>{say(RESULT_WORDS.turnedNever)}</p>}
      <ol>
        {swings.map(({ index, by, seat, turn, from, to, told }) => (
          <li key={`${index}${by}`}>
            <Link href={`/r/${table.host.id}#at=${index}`}>
              {say(RESULT_WORDS[viewer === seat ? 'swing' : 'swingOf'], {
                n: turn,
                seat: seatName(seat),
                from: percent(from),
                to: percent(to),
              })}
            </Link>
            <span className="result-told">
              <SignText text={told.map((text) => text[lang]).join(' ')} />
            </span>
          </li>
        ))}
      </ol>
      <p className="hint-note">{say(RESULT_WORDS.turnedNote)}</p>
    </section>
  );
}
