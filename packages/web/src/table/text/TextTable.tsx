/** The table as text: a heading for each zone, lists, and the command line. */
import { fill, type Lang, other, type Seat, SPECTATOR } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { chanceText, lifeWords, pileLabel, sideOf, turnText } from '../../board/boardLabels.ts';
import { NO_MARKS, thingKey } from '../../board/things.ts';
import { BOARD_WORDS } from '../../board/words.ts';
import { SignText } from '../../kit/SignText.tsx';
import { ActionBar } from '../parts/ActionBar.tsx';
import { Announcer } from '../parts/Announcer.tsx';
import { Chips } from '../parts/Chips.tsx';
import { Header } from '../parts/Header.tsx';
import { LogPanel } from '../parts/LogPanel.tsx';
import { Notice } from '../parts/Notice.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { PromptBar } from '../parts/PromptBar.tsx';
import { useAttributes } from '../state/attributes.ts';
import { bottomSeat } from '../state/bottomSeat.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useWatchedName, useWatchedNames } from '../state/useSeatName.ts';
import { useDesk, usePrompt, useShown, useTableState } from '../state/useTable.ts';
import { BUTTON_WORDS, TABLE_WORDS, TEXT_WORDS } from '../words.ts';
import { CommandLine } from './CommandLine.tsx';
import {
  bulwarkList,
  fogList,
  handList,
  type Listed,
  optionList,
  type Reading,
  soldierList,
  stageList,
} from './listings.ts';

export function TextTable() {
  const attributes = useAttributes();
  return (
    <main className="text-table" {...attributes}>
      <div className="text-header">
        <Header />
      </div>
      <OnlinePart name="Layer" />
      <Announcer />
      <Notice />
      <TextStatus />
      <TextZones />
      <CommandLine />
      <LogPanel />
    </main>
  );
}

function useReading(): Reading {
  const lang: Lang = useLang();
  const { view } = useShown();
  return { rules: rulesFor(view), view, lang };
}

/** What is asked, with its answers by number. */
function TextStatus() {
  const say = useSay();
  const { rules, view, lang } = useReading();
  const { thinking, end } = useShown();
  const isStep = useTableState(({ playing }) => playing.isStep);
  const desk = useDesk();
  const names = useWatchedNames();
  const prompt = usePrompt();
  return (
    <section className="text-asked">
      <h2>
        {end !== undefined
          ? say(TABLE_WORDS.over)
          : isStep
            ? turnText(view, lang, names)
            : thinking
              ? say(BUTTON_WORDS.thinking)
              : chanceText(rules, view, lang, names)}
      </h2>
      <PromptBar />
      {desk !== undefined && prompt !== undefined && (
        <details>
          <summary>{say(TEXT_WORDS.byNumber)}</summary>
          <ol>
            {optionList(desk.world, lang).map((text) => (
              <li key={text}>
                <SignText text={text} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Chips />
      <div className="text-bar">
        <ActionBar />
      </div>
    </section>
  );
}

function TextZones() {
  const say = useSay();
  const reading = useReading();
  const shown = useShown();
  const own = bottomSeat(shown);
  const far = other(own);
  const names = [useWatchedName(own), useWatchedName(far)] as const;
  const openHand = sideOf(reading.view, far).hand;
  const fog = fogList(reading);
  return (
    <div className="text-zones">
      <TextZone title={handTitle(reading, own)} listed={handList(reading, own)} />
      <Side reading={reading} seat={own} title={names[0] ?? say(TEXT_WORDS.own)} />
      <TextZone title={say(BOARD_WORDS.stage)} listed={stageList(reading)} />
      <Side reading={reading} seat={far} title={names[1] ?? say(TEXT_WORDS.theirs)} />
      {shown.viewer === SPECTATOR && openHand.cards.length > 0 && (
        <TextZone title={handTitle(reading, far)} listed={handList(reading, far)} />
      )}
      {fog.length > 0 && <TextZone title={say(BOARD_WORDS.fog)} listed={fog.map((text) => ({ word: '', text }))} />}
    </div>
  );
}

function handTitle({ view, lang }: Reading, seat: Seat): string {
  const { count } = sideOf(view, seat).hand;
  return fill(BOARD_WORDS.hand, lang, { n: count }, count !== 1);
}

interface SideProps {
  readonly reading: Reading;
  readonly seat: number;
  readonly title: string;
}

function Side({ reading, seat, title }: SideProps) {
  const { view, lang } = reading;
  const { life, hand, pack, rare } = sideOf(view, seat);
  const piles = (
    [
      'grave',
      ...(pack === undefined ? [] : (['pack'] as const)),
      ...(rare === undefined ? [] : (['rare'] as const)),
    ] as const
  ).map((pile) => <p key={pile}>{pileLabel(view, seat, pile, lang)}</p>);
  const counts = fill(TEXT_WORDS.counts, lang, { life: lifeWords(life.count, lang), hand: hand.count });
  return (
    <TextZone title={title} listed={[...soldierList(reading, seat), ...bulwarkList(reading, seat)]}>
      <p>{counts}</p>
      {piles}
    </TextZone>
  );
}

interface TextZoneProps {
  readonly title: string;
  readonly listed: readonly Listed[];
  readonly children?: ReactNode;
}

function TextZone({ title, listed, children }: TextZoneProps) {
  const say = useSay();
  const marks = usePrompt()?.marks ?? NO_MARKS;
  return (
    <section>
      <h2>{title}</h2>
      {children}
      {listed.length === 0 ? (
        <p>{say(TEXT_WORDS.nothing)}</p>
      ) : (
        <ul>
          {listed.map(({ word, text, thing }) => (
            <li key={`${word}${text}`}>
              {word !== '' && <code>{word}</code>} <SignText text={text} />
              {thing !== undefined && marks.get(thingKey(thing))?.selected === true && (
                <strong>{say(TEXT_WORDS.chosen)}</strong>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
