/** The table as a picture: all parts in their places. */
import { other, type Seat, SPECTATOR } from '@blackpoker/engine';
import { useMemo } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { BoardSide } from '../board/BoardSide.tsx';
import { chanceText, playerLabel, sideOf, turnText } from '../board/boardLabels.ts';
import { ChanceBar } from '../board/ChanceBar.tsx';
import { Hand } from '../board/Hand.tsx';
import { OpeningCards } from '../board/OpeningCards.tsx';
import { pendingOf } from '../board/pending.ts';
import { Stage } from '../board/Stage.tsx';
import { TableLayout } from '../board/TableLayout.tsx';
import type { PointerArrow } from '../board/TargetArrows.tsx';
import { TurnBanner } from '../board/TurnBanner.tsx';
import type { Marks, Thing } from '../board/things.ts';
import { Face } from '../opponents/Face.tsx';
import { ActionBar } from './parts/ActionBar.tsx';
import { Announcer } from './parts/Announcer.tsx';
import { Chips } from './parts/Chips.tsx';
import { Header } from './parts/Header.tsx';
import { LogPanel } from './parts/LogPanel.tsx';
import { Notice } from './parts/Notice.tsx';
import { OnlinePart } from './parts/OnlinePart.tsx';
import { PromptBar } from './parts/PromptBar.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { useAttributes } from './state/attributes.ts';
import { bottomSeat } from './state/bottomSeat.ts';
import { withPoints } from './state/coachNote.ts';
import { rulesFor } from './state/rulesFor.ts';
import { useRoomFact } from './state/useRoomFact.ts';
import { useSeatLevel, useSeatName, useWatchedName, useWatchedNames } from './state/useSeatName.ts';
import { useStageNotes } from './state/useStageNotes.ts';
import { usePrompt, useShown, useTable, useTableState } from './state/useTable.ts';
import { CommandDrawer } from './text/CommandDrawer.tsx';
import { BUTTON_WORDS, TABLE_WORDS } from './words.ts';

export function BoardTable() {
  const shown = useShown();
  const attributes = useAttributes();
  const logOpen = useTableState((state) => state.logOpen);
  const notes = useStageNotes();
  const pointing = usePointing();
  const bottom = bottomSeat(shown);
  const common = { rules: rulesFor(shown.view), view: shown.view, bottom, ...pointing };
  return (
    <TableLayout
      view={shown.view}
      bottom={bottom}
      header={<Header />}
      news={<OnlinePart name="Layer" />}
      far={<FarHand />}
      opponent={
        <BoardSide
          {...common}
          seat={other(bottom)}
          name={useSeatName(other(bottom))}
          face={<SeatFace seat={other(bottom)} />}
        />
      }
      own={<BoardSide {...common} seat={bottom} name={useSeatName(bottom)} face={<SeatFace seat={bottom} />} />}
      stage={<Stage {...common} notes={notes} names={useWatchedNames()} />}
      chance={<Chance />}
      prompt={<Prompt />}
      chips={<Chips />}
      hand={<OwnHand marks={pointing.marks} />}
      bar={<ActionBar />}
      log={<LogPanel />}
      logOpen={logOpen}
      side={<SidePanel />}
      over={<Over />}
      pointers={usePointers()}
      attributes={attributes}
    />
  );
}

/** The sizes fit into the head of a side (board/side.css). */
const FACE_PX = 32;

function SeatFace({ seat }: { readonly seat: Seat }) {
  const level = useSeatLevel(seat);
  return level !== undefined && <Face level={level} size={FACE_PX} />;
}

interface TablePointing {
  readonly marks: Marks;
  readonly onPick: (thing: Thing) => void;
  readonly onInspect: (thing: Thing) => void;
}

function usePointing(): TablePointing {
  const table = useTable();
  const prompt = usePrompt();
  const points = useTableState(({ coach }) => coach?.points);
  const inspect = (thing: Thing): void => table.set({ inspected: thing });
  return {
    marks: withPoints(prompt?.marks, points),
    onPick: (thing) =>
      prompt === undefined || thing.type === 'pile' ? inspect(thing) : table.act({ type: 'thing', thing }),
    onInspect: inspect,
  };
}

function usePointers(): readonly PointerArrow[] | undefined {
  const arrows = useTableState(({ coach }) => coach?.arrows);
  return useMemo(() => arrows?.map((arrow) => ({ ...arrow, look: 'advised' as const })), [arrows]);
}

function Chance() {
  const lang = useLang();
  const say = useSay();
  const shown = useShown();
  const { view, thinking, end } = shown;
  const isStep = useTableState(({ playing }) => playing.isStep);
  const isPaused = useRoomFact(({ paused }) => paused) === true;
  const names = useWatchedNames();
  if (end !== undefined) return <ChanceBar whose="wait" text={say(TABLE_WORDS.over)} />;
  if (isPaused) return <ChanceBar whose="wait" text={say(BUTTON_WORDS.paused)} />;
  if (isStep) return <ChanceBar whose="wait" text={turnText(view, lang, names)} />;
  const isOpponent = thinking && shown.viewer !== SPECTATOR;
  const text = isOpponent ? say(BUTTON_WORDS.thinking) : chanceText(rulesFor(view), view, lang, names);
  const isNear = pendingOf(view).seat === bottomSeat(shown);
  return <ChanceBar whose={isNear && !isOpponent ? 'me' : 'opponent'} text={text} />;
}

function OwnHand({ marks }: { readonly marks: Marks }) {
  const table = useTable();
  const shown = useShown();
  const bottom = bottomSeat(shown);
  const { hand } = sideOf(shown.view, bottom);
  const label = useOpenHandLabel(bottom);
  const inspect = (thing: Thing): void => table.set({ inspected: thing });
  return (
    <Hand
      cards={hand.cards}
      hidden={hand.count - hand.cards.length}
      marks={marks}
      label={label}
      from={`pile:${bottom}:life`}
      onPick={(thing) => (shown.asked ? table.act({ type: 'thing', thing }) : inspect(thing))}
      onInspect={inspect}
    />
  );
}

/** A spectator sees it once the players have opened their hands. */
function FarHand() {
  const table = useTable();
  const shown = useShown();
  const far = other(bottomSeat(shown));
  const { hand } = sideOf(shown.view, far);
  const label = useOpenHandLabel(far);
  const inspect = (thing: Thing): void => table.set({ inspected: thing });
  if (shown.viewer !== SPECTATOR || hand.cards.length === 0) return null;
  return (
    <Hand
      cards={hand.cards}
      hidden={hand.count - hand.cards.length}
      owner="opponent"
      label={label}
      from={`pile:${far}:life`}
      onPick={inspect}
      onInspect={inspect}
    />
  );
}

/** Of two open hands each says whose it is. */
function useOpenHandLabel(seat: Seat): string | undefined {
  const lang = useLang();
  const { view } = useShown();
  const name = useWatchedName(seat);
  return name === undefined ? undefined : playerLabel(view, seat, name, lang);
}

/** A word in passing hides no card: on a phone it lies over the question, elsewhere beside it. */
function Prompt() {
  return (
    <>
      <PromptBar />
      <Notice />
    </>
  );
}

function Over() {
  const lang = useLang();
  const shown = useShown();
  const { view } = shown;
  const text = turnText(view, lang, useWatchedNames());
  return (
    <>
      <OpeningCards bottom={bottomSeat(shown)} starter={view.turn} />
      <TurnBanner turn={view.turns} text={text} mine={view.turn === bottomSeat(shown)} />
      <Announcer />
      <CommandDrawer />
    </>
  );
}
