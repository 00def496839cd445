/** The replay room: one recorded game on a table, moved through time. */
import type { JudgedDecision } from '@blackpoker/bots';
import { fill, hash, type Seat, seatName } from '@blackpoker/engine';
import { type Ref, useEffect, useMemo, useRef, useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { addressText, type ReplayAddress } from './address.ts';
import { ChoicePanel } from './ChoicePanel.tsx';
import { FromHereSheet } from './FromHereSheet.tsx';
import { KeysSheet } from './KeysSheet.tsx';
import type { KeyAction } from './keys.ts';
import { type LogLine, logOf } from './log.ts';
import type { OpenedRecord } from './openedRecord.ts';
import { Perspectives } from './Perspectives.tsx';
import { playerName } from './playerName.ts';
import { ReplayBoard } from './ReplayBoard.tsx';
import { ReplayHead } from './ReplayHead.tsx';
import { ReplayLog } from './ReplayLog.tsx';
import { MistakeHere } from './ReviewFindings.tsx';
import { ReviewPanel } from './ReviewPanel.tsx';
import { ShareSheet } from './ShareSheet.tsx';
import { Transport } from './Transport.tsx';
import { plyAt } from './timeline.ts';
import { type Replay, useReplay } from './useReplay.ts';
import { useReplayKeys } from './useReplayKeys.ts';
import { type ReviewState, useReview } from './useReview.ts';
import { REPLAY_WORDS } from './words.ts';

export type RoomSheet = 'share' | 'fromHere' | 'keys';

interface ReplayRoomProps {
  readonly opened: OpenedRecord;
  readonly address: ReplayAddress;
}

export function ReplayRoom({ opened, address }: ReplayRoomProps) {
  const asked = Math.max(1, Math.min(address.game ?? opened.game, opened.recorded.games.length));
  const [game, setGame] = useState(asked);
  const startAt = game === asked ? (address.at ?? 0) : 0;
  return <GameRoom key={game} opened={opened} code={address.code} game={game} startAt={startAt} onGame={setGame} />;
}

interface GameRoomProps {
  readonly opened: OpenedRecord;
  readonly code: string | undefined;
  /** Of the series, from 1. */
  readonly game: number;
  readonly startAt: number;
  readonly onGame: (game: number) => void;
}

function GameRoom({ opened, code, game, startAt, onGame }: GameRoomProps) {
  const { recorded, own } = opened;
  const replay = useReplay(recorded.games[game - 1] ?? recorded.games[0], startAt, own);
  const review = useReview(replay.timeline, {
    id: opened.reviews[game - 1],
    own,
    automatic: opened.automatic[game - 1],
  });
  const [sheet, setSheet] = useState<RoomSheet>();
  const nameOf = useNames(opened);
  const { timeline, perspective, reader } = replay;
  const lines = useMemo(() => logOf(timeline, perspective, reader), [timeline, perspective, reader]);
  useReplayKeys((action) => act(action, replay, setSheet));
  useAddress({ code, at: replay.at, game }, replay.isPlaying);
  const close = (): void => setSheet(undefined);
  const stage = useRef<HTMLDivElement>(null);
  const goTo = (at: number): void => {
    replay.goTo(at);
    bringUp(stage.current);
  };
  return (
    <div className="replay-room" {...useHooks(replay)}>
      <ReplayHead opened={opened} game={game} onGame={onGame} onSheet={setSheet} nameOf={nameOf} />
      <main className="replay-main">
        <Stage
          ref={stage}
          replay={replay}
          own={own}
          nameOf={nameOf}
          players={recorded.players}
          decisions={review.decisions}
        />
        <Panels replay={{ ...replay, goTo }} review={review} lines={lines} nameOf={nameOf} />
        <Transport replay={replay} lines={lines} nameOf={nameOf} />
      </main>
      {sheet === 'share' && <ShareSheet opened={opened} replay={replay} game={game} onClose={close} />}
      {sheet === 'fromHere' && <FromHereSheet replay={replay} own={own} nameOf={nameOf} onClose={close} />}
      {sheet === 'keys' && <KeysSheet onClose={close} />}
    </div>
  );
}

interface StageProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly replay: Replay;
  readonly own: Seat | undefined;
  readonly nameOf: (seat: Seat) => string;
  readonly players: readonly [string, string] | undefined;
  readonly decisions: readonly JudgedDecision[];
}

function Stage({ ref, decisions, ...board }: StageProps) {
  const { replay, nameOf } = board;
  const mistake = decisions.find(({ index, grade }) => index === replay.at && grade !== null);
  const say = useSay();
  return (
    <div className="replay-stage" ref={ref}>
      {!replay.timeline.isFinished && <p className="replay-notice">{say(REPLAY_WORDS.running)}</p>}
      <Perspectives replay={replay} nameOf={nameOf} />
      {mistake !== undefined && (
        <div className="replay-here-text">
          <MistakeHere judged={mistake} nameOf={nameOf} reader={replay.reader} />
        </div>
      )}
      <ReplayBoard {...board} mistake={mistake} />
    </div>
  );
}

/** On a phone table and panels lie one below the other: what was asked for comes into sight. */
function bringUp(part: Element | null | undefined): void {
  if (window.matchMedia('(max-width: 899px)').matches) part?.scrollIntoView({ block: 'start' });
}

/** What a key asks for. */
function act(action: KeyAction, replay: Replay, setSheet: (sheet: RoomSheet) => void): void {
  switch (action.do) {
    case 'move':
      return replay.go(action.move);
    case 'play':
      return replay.togglePlay();
    case 'speed':
      return replay.setSpeed(action.speed);
    case 'help':
      return setSheet('keys');
    case 'perspective': {
      const { perspectives, perspective } = replay;
      const next = perspectives[(perspectives.indexOf(perspective) + 1) % perspectives.length];
      return next === undefined ? undefined : replay.setPerspective(next);
    }
  }
}

/** By name, or "you", in a game of one's own; in others, whose log speaks of A and B, by seat and name: "A (Alice)". */
function useNames({ recorded, own }: OpenedRecord): (seat: Seat) => string {
  const lang = useLang();
  const say = useSay();
  const { players } = recorded;
  return (seat) => {
    const name = playerName(players?.[seat === 0 ? 0 : 1] ?? '', lang, seat === own);
    if (own !== undefined && name !== '') return name;
    if (own !== undefined) return say(seat === own ? REPLAY_WORDS.you : REPLAY_WORDS.them);
    return name === '' ? seatName(seat) : fill(REPLAY_WORDS.named, lang, { seat: seatName(seat), name });
  };
}

/** For tests and tools: where the replay stands. */
function useHooks({ timeline, at }: Replay) {
  const sum = useMemo(() => hash(timeline.stateAt(at)), [timeline, at]);
  return { 'data-at': at, 'data-length': timeline.length, 'data-ply': plyAt(timeline, at), 'data-hash': sum };
}

const SETTLED = 400;

/** The address names the moment, so that a reload and a copied address come back to it. */
function useAddress({ code, at, game }: ReplayAddress, isPlaying: boolean): void {
  useEffect(() => {
    if (isPlaying) return;
    const timer = setTimeout(() => {
      const { pathname, search, hash: fragment } = window.location;
      const wanted = addressText({ code, at, game });
      if (fragment !== wanted) window.history.replaceState(window.history.state, '', pathname + search + wanted);
    }, SETTLED);
    return () => clearTimeout(timer);
  }, [code, at, game, isPlaying]);
}

const PANELS = ['log', 'choice', 'review'] as const;

interface PanelsProps {
  readonly replay: Replay;
  readonly review: ReviewState;
  readonly lines: readonly LogLine[];
  readonly nameOf: (seat: Seat) => string;
}

function Panels({ replay, review, lines, nameOf }: PanelsProps) {
  const say = useSay();
  const [panel, setPanel] = useState<(typeof PANELS)[number]>('log');
  return (
    <section className="replay-panels" aria-label={say(REPLAY_WORDS.panels)}>
      <div className="replay-tabs">
        {PANELS.map((each) => (
          <button
            key={each}
            type="button"
            className="button"
            aria-pressed={panel === each}
            onClick={({ currentTarget }) => {
              setPanel(each);
              bringUp(currentTarget.parentElement);
            }}
          >
            {say(REPLAY_WORDS[each])}
          </button>
        ))}
      </div>
      <div className="replay-panel">
        <h2 className="sr-only">{say(REPLAY_WORDS[panel])}</h2>
        {panel === 'log' && <ReplayLog replay={replay} lines={lines} nameOf={nameOf} />}
        {panel === 'choice' && <ChoicePanel replay={replay} nameOf={nameOf} />}
        {panel === 'review' && <ReviewPanel replay={replay} review={review} nameOf={nameOf} />}
      </div>
    </section>
  );
}
