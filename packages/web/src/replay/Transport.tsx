/** The bar that moves a replay through time: a slider with the turns on it, steps, play and speed. */
import type { Seat, Text } from '@blackpoker/engine';
import { type Say, useLang, useSay } from '../app/lang.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { SignText } from '../kit/SignText.tsx';
import { PLAY_SPEEDS } from './keys.ts';
import { type LogLine, toldAt } from './log.ts';
import type { Move } from './moves.ts';
import { placeOfPly, plyAt, type Timeline, turnAt } from './timeline.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface TransportProps {
  readonly replay: Replay;
  readonly lines: readonly LogLine[];
  readonly nameOf: (seat: Seat) => string;
}

export function Transport({ replay, lines, nameOf }: TransportProps) {
  const say = useSay();
  const { timeline, at, goTo } = replay;
  const ply = plyAt(timeline, at);
  const total = timeline.plies.length;
  return (
    <section className="replay-transport" aria-label={say(REPLAY_WORDS.time)}>
      <Caption texts={toldAt(timeline, lines, at)} />
      <p className="replay-place">
        <span>{turnText(timeline, at, say, nameOf)}</span>
        <span>{say(REPLAY_WORDS.placeShort, { n: ply, total })}</span>
      </p>
      <div className="replay-slider">
        <input
          type="range"
          min={0}
          max={total}
          value={ply}
          aria-label={say(REPLAY_WORDS.slider)}
          aria-valuetext={placeText(timeline, at, say, nameOf)}
          onChange={({ currentTarget }) => goTo(placeOfPly(timeline, currentTarget.valueAsNumber))}
        />
        <TurnTicks timeline={timeline} />
      </div>
      <Buttons replay={replay} />
    </section>
  );
}

/** What has just happened, in one glance; a screen reader says it at every step. */
function Caption({ texts }: { readonly texts: readonly Text[] }) {
  const lang = useLang();
  return (
    <p className="replay-caption" role="status">
      <SignText text={texts.map((text) => text[lang]).join(' ')} />
    </p>
  );
}

export function turnText(timeline: Timeline, at: number, say: Say, nameOf: TransportProps['nameOf']): string {
  const mark = turnAt(timeline, at);
  return mark === undefined || mark.turn === 0
    ? say(REPLAY_WORDS.setUp)
    : say(REPLAY_WORDS.turn, { n: mark.turn, who: nameOf(mark.seat) });
}

/** "Move 12 of 87, Turn 3 (A)". */
function placeText(timeline: Timeline, at: number, say: Say, nameOf: TransportProps['nameOf']): string {
  const ply = plyAt(timeline, at);
  const within = at - placeOfPly(timeline, ply);
  const place = say(REPLAY_WORDS.place, { n: ply, total: timeline.plies.length });
  const choice = within === 0 ? '' : say(REPLAY_WORDS.within, { n: within + 1 });
  return `${place}${choice}, ${turnText(timeline, at, say, nameOf)}`;
}

/** Numbers that stand closer than this, in parts of the whole, are left out. */
const CLOSEST = 0.06;

/** Where turns begin. What they say is in the slider's value, too. */
function TurnTicks({ timeline }: { readonly timeline: Timeline }) {
  const total = Math.max(1, timeline.plies.length);
  let numbered = -1;
  return (
    <div className="replay-ticks" aria-hidden="true">
      {timeline.turns.map(({ turn, seat, at }) => {
        const place = plyAt(timeline, at) / total;
        const isNumbered = turn > 0 && place - numbered >= CLOSEST;
        if (isNumbered) numbered = place;
        return (
          <span
            key={turn}
            className={`replay-tick replay-tick-${seat}`}
            style={{ insetInlineStart: `${100 * place}%` }}
          >
            {isNumbered && turn}
          </span>
        );
      })}
    </div>
  );
}

const BEFORE: readonly (readonly [Move, IconName])[] = [
  ['start', 'toStart'],
  ['backTurn', 'backTurn'],
  ['back', 'back'],
];
const AFTER: readonly (readonly [Move, IconName])[] = [
  ['next', 'next'],
  ['nextTurn', 'nextTurn'],
  ['end', 'toEnd'],
];

function Buttons({ replay }: { readonly replay: Replay }) {
  const say = useSay();
  const { at, timeline, isPlaying, togglePlay } = replay;
  return (
    <div className="replay-buttons">
      {BEFORE.map(([move, icon]) => (
        <MoveButton key={move} move={move} icon={icon} isOut={at === 0} replay={replay} />
      ))}
      <button
        type="button"
        className="button primary icon"
        aria-label={say(isPlaying ? REPLAY_WORDS.pause : REPLAY_WORDS.play)}
        onClick={togglePlay}
      >
        <Icon name={isPlaying ? 'pause' : 'play'} />
      </button>
      {AFTER.map(([move, icon]) => (
        <MoveButton key={move} move={move} icon={icon} isOut={at === timeline.length} replay={replay} />
      ))}
      <SpeedSelect replay={replay} />
    </div>
  );
}

interface MoveButtonProps {
  readonly move: Move;
  readonly icon: IconName;
  readonly isOut: boolean;
  readonly replay: Replay;
}

function MoveButton({ move, icon, isOut, replay }: MoveButtonProps) {
  const say = useSay();
  return (
    <button
      type="button"
      className={`button icon replay-${move}`}
      aria-label={say(REPLAY_WORDS[move])}
      aria-disabled={isOut || undefined}
      onClick={() => replay.go(move)}
    >
      <Icon name={icon} />
    </button>
  );
}

function SpeedSelect({ replay }: { readonly replay: Replay }) {
  const say = useSay();
  return (
    <select
      className="replay-speed"
      aria-label={say(REPLAY_WORDS.speed)}
      value={replay.speed}
      onChange={({ currentTarget }) => {
        const speed = PLAY_SPEEDS.find((each) => each === Number(currentTarget.value));
        if (speed !== undefined) replay.setSpeed(speed);
      }}
    >
      {PLAY_SPEEDS.map((speed) => (
        <option key={speed} value={speed}>
          {say(REPLAY_WORDS.times, { n: speed })}
        </option>
      ))}
    </select>
  );
}
