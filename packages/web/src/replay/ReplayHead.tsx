/** The head of the replay room: what game it is, how it ended, and what can be done with it. */
import { regulationName, rulesetOf, type Seat, sentence } from '@blackpoker/engine';
import { useRef } from 'react';
import { Link } from 'wouter';
import { useArrival } from '../app/arrival.ts';
import { type Say, useLang, useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { usePoint } from '../kit/point.ts';
import type { OpenedRecord } from './openedRecord.ts';
import type { RoomSheet } from './ReplayRoom.tsx';
import type { Recorded } from './recorded.ts';
import { resultText } from './recordedEnd.ts';
import { shareTitle } from './ShareSheet.tsx';
import { REPLAY_WORDS } from './words.ts';

interface ReplayHeadProps {
  readonly opened: OpenedRecord;
  /** Of the series, from 1. */
  readonly game: number;
  readonly onGame: (game: number) => void;
  readonly onSheet: (sheet: RoomSheet) => void;
  readonly nameOf: (seat: Seat) => string;
}

export function ReplayHead({ opened, game, onGame, onSheet, nameOf }: ReplayHeadProps) {
  const say = useSay();
  const lang = useLang();
  const point = usePoint();
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading);
  const { recorded } = opened;
  const rules = rulesetOf(recorded.regulation, recorded.games[0].options);
  const title = say(REPLAY_WORDS.versus, { a: sentence(nameOf(0)), b: nameOf(1) });
  const regulation = rules === undefined ? recorded.regulation : regulationName(rules, lang);
  const facts = [...endTexts(recorded, game, say, nameOf), regulation].join(point);
  return (
    <header className="replay-head">
      <title>{`${title} · BlackPoker`}</title>
      <Link href="/r" className="button quiet icon" aria-label={say(REPLAY_WORDS.toList)}>
        <Icon name="back" />
      </Link>
      <div className="replay-title">
        <h1 ref={heading} tabIndex={-1} title={title}>
          {title}
        </h1>
        <p title={facts}>{facts}</p>
      </div>
      {recorded.games.length > 1 && <GameSelect recorded={recorded} game={game} onGame={onGame} />}
      <button type="button" className="button" onClick={() => onSheet('fromHere')}>
        {say(REPLAY_WORDS.fromHere)}
      </button>
      <button type="button" className="button icon" onClick={() => onSheet('share')}>
        <Icon name="link" />
        <span className="replay-wide">{say(shareTitle(opened))}</span>
      </button>
      <button type="button" className="button replay-keys" onClick={() => onSheet('keys')}>
        {say(REPLAY_WORDS.keys)}
      </button>
    </header>
  );
}

/** How the game ended, and in a series how that stands. */
function endTexts({ games, series }: Recorded, game: number, say: Say, nameOf: (seat: Seat) => string): string[] {
  const end = resultText(games[game - 1]?.result, say, nameOf);
  if (series === undefined) return [end];
  const [a, b] = series.score;
  return [end, say(REPLAY_WORDS.score, { whoA: nameOf(0), a, whoB: nameOf(1), b })];
}

interface GameSelectProps {
  readonly recorded: Recorded;
  readonly game: number;
  readonly onGame: (game: number) => void;
}

function GameSelect({ recorded: { games }, game, onGame }: GameSelectProps) {
  const say = useSay();
  return (
    <select
      className="replay-speed"
      aria-label={say(REPLAY_WORDS.games)}
      value={game}
      onChange={({ currentTarget }) => onGame(Number(currentTarget.value))}
    >
      {games.map((_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the games of a series are known by their number
        <option key={i} value={i + 1}>
          {say(REPLAY_WORDS.game, { n: i + 1 })}
        </option>
      ))}
    </select>
  );
}
