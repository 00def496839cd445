/** What lies where, in lines: for the command line and the text mode. Each thing begins with the word that names it in commands. */
import {
  type Action,
  actionAt,
  type Choice,
  cardChoice,
  cardSign,
  choiceParts,
  explain,
  fill,
  type Lang,
  PASS,
  type Ruleset,
  reasonText,
  requestChoice,
  type Seat,
  unitChoice,
  type View,
} from '@blackpoker/engine';
import { fogLabel, lifeWords, requestLabel, sideOf } from '../../board/boardLabels.ts';
import type { Thing } from '../../board/things.ts';
import { rowsOf, type UnitFacts } from '../../board/unitFacts.ts';
import { unitLabel } from '../../board/unitLabel.ts';
import { cardName } from '../../cards/cardName.ts';
import { wordFor } from '../command/choiceWords.ts';
import { COMMAND_LINES } from '../command/commandWords.ts';
import { numbered } from '../command/runCommand.ts';
import { actionsOf } from '../planning/offers.ts';
import type { World } from '../planning/world.ts';
import { choiceName } from '../prompt/candidateChips.ts';
import { passLabel } from '../prompt/chancePrompt.ts';
import { thingOf } from '../prompt/marks.ts';

/** Something with the word for it. */
export interface Listed {
  readonly word: string;
  readonly text: string;
  readonly thing?: Thing | undefined;
}

export interface Reading {
  readonly rules: Ruleset;
  readonly view: View;
  readonly lang: Lang;
}

const worded = ({ view }: Reading, choice: Choice, text: string): Listed => ({
  word: wordFor({ view, seat: view.viewer }, choice),
  text,
  thing: thingOf(choice),
});

export const handList = (reading: Reading, seat: Seat): Listed[] =>
  sideOf(reading.view, seat).hand.cards.map((card) => worded(reading, cardChoice(card), cardName(card, reading.lang)));

const unitList = (reading: Reading, units: readonly UnitFacts[]): Listed[] =>
  units.map((facts) =>
    worded(reading, unitChoice(facts.seat, facts.position), unitLabel(reading.rules, facts, reading.lang)),
  );

export const soldierList = (reading: Reading, seat: Seat): Listed[] =>
  unitList(reading, rowsOf(reading.rules, reading.view, seat).soldiers);

export const bulwarkList = (reading: Reading, seat: Seat): Listed[] =>
  unitList(reading, rowsOf(reading.rules, reading.view, seat).bulwarks);

/** Top first. */
export const stageList = (reading: Reading): Listed[] =>
  reading.view.stage
    .toReversed()
    .map((request, i) =>
      worded(
        reading,
        requestChoice(request.id),
        requestLabel(reading.rules, reading.view, request, reading.lang, { top: i === 0 }),
      ),
    );

export const fogList = ({ rules, view, lang }: Reading): string[] =>
  view.seats.flatMap(({ fog }) => fog.map((each) => fogLabel(rules, view, each, lang)));

export function pileLines({ view, lang }: Reading, seat: Seat): string[] {
  const { life, grave } = sideOf(view, seat);
  const cards =
    seat === view.viewer ? grave.cards.map(cardSign).join(' ') : grave.top === undefined ? '' : cardSign(grave.top);
  return [
    fill(COMMAND_LINES.life, lang, { n: lifeWords(life.count, lang) }),
    fill(COMMAND_LINES.grave, lang, { cards: cards === '' ? COMMAND_LINES.nothing[lang] : cards }),
  ];
}

/** What `choose` can name, by number. */
export function optionList(world: World, lang: Lang): string[] {
  return numbered(world).map((choice) => {
    if (choice === PASS) return passLabel(world, lang);
    const parts = choiceParts(choice);
    const word = parts.type === 'action' || parts.type === 'value' ? '' : wordFor(world, choice);
    return [word, choiceName(world, choice, lang)].filter(Boolean).join('  ');
  });
}

/** One action, or all that are not available, with the reasons. */
export function whyLines({ state, seat }: World, action: Action | undefined, lang: Lang): string[] {
  const reasons = (each: Action): string =>
    explain(state, seat, each.index)
      .map((reason) => reasonText(reason, lang))
      .join(lang === 'ja' ? '、' : '; ');
  const line = (each: Action): string => {
    const why = reasons(each);
    const word = why === '' ? COMMAND_LINES.available : COMMAND_LINES.unavailable;
    return fill(word, lang, { action: each.name[lang], why });
  };
  return action === undefined ? actionsOf(state.rules).map(line) : [line(actionAt(state.rules, action.index))];
}
