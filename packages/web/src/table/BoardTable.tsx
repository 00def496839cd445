/** The table as a picture: all parts in their places. */
import { other } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { BoardSide } from '../board/BoardSide.tsx';
import { chanceText, turnText } from '../board/boardLabels.ts';
import { ChanceBar } from '../board/ChanceBar.tsx';
import { Hand } from '../board/Hand.tsx';
import { Stage } from '../board/Stage.tsx';
import { TableLayout } from '../board/TableLayout.tsx';
import { TurnBanner } from '../board/TurnBanner.tsx';
import { type Marks, NO_MARKS, type Thing } from '../board/things.ts';
import { ActionBar } from './parts/ActionBar.tsx';
import { Announcer } from './parts/Announcer.tsx';
import { Chips } from './parts/Chips.tsx';
import { Header } from './parts/Header.tsx';
import { LogPanel } from './parts/LogPanel.tsx';
import { Notice } from './parts/Notice.tsx';
import { PromptBar } from './parts/PromptBar.tsx';
import { SidePanel } from './parts/SidePanel.tsx';
import { useAttributes } from './state/attributes.ts';
import { bottomSeat } from './state/bottomSeat.ts';
import { rulesFor } from './state/rulesFor.ts';
import { useSeatName } from './state/useSeatName.ts';
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
      opponent={<BoardSide {...common} seat={other(bottom)} name={useSeatName(other(bottom))} />}
      own={<BoardSide {...common} seat={bottom} name={useSeatName(bottom)} />}
      stage={<Stage {...common} notes={notes} />}
      chance={<Chance />}
      prompt={<PromptBar />}
      chips={<Chips />}
      hand={<OwnHand marks={pointing.marks} />}
      bar={<ActionBar />}
      log={<LogPanel />}
      logOpen={logOpen}
      side={<SidePanel />}
      over={<Over />}
      attributes={attributes}
    />
  );
}

interface TablePointing {
  readonly marks: Marks;
  readonly onPick: (thing: Thing) => void;
  readonly onInspect: (thing: Thing) => void;
}

function usePointing(): TablePointing {
  const table = useTable();
  const prompt = usePrompt();
  const inspect = (thing: Thing): void => table.set({ inspected: thing });
  return {
    marks: prompt?.marks ?? NO_MARKS,
    onPick: (thing) =>
      prompt === undefined || thing.type === 'pile' ? inspect(thing) : table.act({ type: 'thing', thing }),
    onInspect: inspect,
  };
}

function Chance() {
  const lang = useLang();
  const say = useSay();
  const { view, viewer, thinking, end } = useShown();
  const isQuestion = useTableState(({ world }) => world !== undefined && world.asked.kind !== 'chance');
  if (end !== undefined) return <ChanceBar whose="wait" text={say(TABLE_WORDS.over)} />;
  if (isQuestion) return <ChanceBar whose="me" text={say(TABLE_WORDS.yourChoice)} />;
  const text = thinking ? say(BUTTON_WORDS.thinking) : chanceText(rulesFor(view), view, lang);
  return <ChanceBar whose={thinking ? 'opponent' : view.chance === viewer ? 'me' : 'opponent'} text={text} />;
}

function OwnHand({ marks }: { readonly marks: Marks }) {
  const table = useTable();
  const shown = useShown();
  const bottom = bottomSeat(shown);
  const { hand } = shown.view.seats[bottom === 0 ? 0 : 1];
  const inspect = (thing: Thing): void => table.set({ inspected: thing });
  return (
    <Hand
      cards={hand.cards}
      hidden={hand.count - hand.cards.length}
      marks={marks}
      from={`pile:${bottom}:life`}
      onPick={(thing) => (shown.asked ? table.act({ type: 'thing', thing }) : inspect(thing))}
      onInspect={inspect}
    />
  );
}

function Over() {
  const lang = useLang();
  const { view, viewer } = useShown();
  return (
    <>
      <TurnBanner turn={view.turns} text={turnText(view, lang)} mine={view.turn === viewer} />
      <Notice />
      <Announcer />
      <CommandDrawer />
    </>
  );
}
