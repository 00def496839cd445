/** What happened, turn by turn. The ply that led to the present moment is marked; each leads to the moment after it. */
import type { Seat, Text } from '@blackpoker/engine';
import { type KeyboardEvent, memo, useEffect, useMemo, useRef } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { groupedLog, type LogLine } from './log.ts';
import { placeOfPly, plyAt, type Timeline } from './timeline.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface ReplayLogProps {
  readonly replay: Replay;
  readonly lines: readonly LogLine[];
  readonly nameOf: (seat: Seat) => string;
}

export function ReplayLog({ replay, lines, nameOf }: ReplayLogProps) {
  const say = useSay();
  const { timeline, at, goTo } = replay;
  const turns = useMemo(() => groupedLog(lines), [lines]);
  const current = plyAt(timeline, at) - 1;
  const told = turns.flatMap(({ plies }) => plies.map(({ ply }) => ply));
  /** The last one that has been told: a ply may pass in silence. */
  const shown = told.findLast((ply) => ply <= current) ?? -1;
  const latest = useRef(goTo);
  useEffect(() => {
    latest.current = goTo;
  });
  const open = useMemo(() => (ply: number) => latest.current(placeOfPly(timeline, ply + 1)), [timeline]);
  const ref = useFollowing(shown);
  return (
    <div ref={ref} className="replay-log">
      {turns.map(({ turn, plies }) => (
        <section key={turn}>
          <h3>
            {headingOf(timeline, turn, say(REPLAY_WORDS.setUp), (n, who) => say(REPLAY_WORDS.turn, { n, who }), nameOf)}
          </h3>
          <ol>
            {plies.map(({ ply, lines }) => (
              <LogEntry key={ply} ply={ply} lines={lines} isCurrent={ply === shown} open={open} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

function headingOf(
  timeline: Timeline,
  turn: number,
  setUp: string,
  text: (turn: number, who: string) => string,
  nameOf: ReplayLogProps['nameOf'],
): string {
  const mark = timeline.turns.find((each) => each.turn === turn);
  return turn === 0 || mark === undefined ? setUp : text(turn, nameOf(mark.seat));
}

interface LogEntryProps {
  readonly ply: number;
  readonly lines: readonly Text[];
  readonly isCurrent: boolean;
  readonly open: (ply: number) => void;
}

const LogEntry = memo(function LogEntry({ ply, lines, isCurrent, open }: LogEntryProps) {
  const lang = useLang();
  return (
    <li>
      <button
        type="button"
        className="replay-entry"
        aria-current={isCurrent ? 'step' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={() => open(ply)}
        onKeyDown={moveFocus}
      >
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a ply keep their order
          <span key={i}>
            <SignText text={line[lang]} />
          </span>
        ))}
      </button>
    </li>
  );
});

/** Keeps the marked entry in sight, without moving the page. */
function useFollowing(shown: number) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const log = ref.current;
    const entry = log?.querySelector<HTMLElement>('[aria-current]');
    if (log == null || entry == null || shown < -1) return;
    const [top, bottom] = [entry.offsetTop - log.offsetTop, entry.offsetTop - log.offsetTop + entry.offsetHeight];
    if (top < log.scrollTop + 32) log.scrollTop = top - 40;
    else if (bottom > log.scrollTop + log.clientHeight) log.scrollTop = bottom - log.clientHeight + 8;
  }, [shown]);
  return ref;
}

/** Up and down go from entry to entry; Enter opens one. */
function moveFocus(event: KeyboardEvent<HTMLButtonElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
  if (step === 0) return;
  const log = event.currentTarget.closest('.replay-log');
  const entries = [...(log?.querySelectorAll<HTMLElement>('.replay-entry') ?? [])];
  const next = entries[entries.indexOf(event.currentTarget) + step];
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}
