/**
 * A series as text: the header of a record, then each game as a record of its own below a line `=== game 1 ===`, and the score at
 * the end. docs/notation.md describes it for people.
 */
import type { SeatDeck } from '../deck.ts';
import type { Ruleset, TableOptions } from '../script/ruleset.ts';
import { addGame, type NextGame, newSeries, nextGame, type Series, seriesScore, seriesWinner } from '../series.ts';
import type { Seat } from '../state/cards.ts';
import { DRAWN, NONE } from '../state/layout.ts';
import { isOver, usesSecondDeck, winner } from '../state/queries.ts';
import { parseSeed, seedText } from '../state/rng.ts';
import { seatName } from './cards.ts';
import { seatDeckCode } from './deckCode.ts';
import { NotationError, type Place, quoted } from './notationError.ts';
import { parseRecord, type RulesetOf } from './parseRecord.ts';
import { type GameRecord, RecordError, replay } from './record.ts';
import { recordText } from './recordText.ts';
import { linesOf } from './tokens.ts';

export interface SeriesRecord {
  readonly regulation: string;
  readonly options: TableOptions;
  readonly seed: string;
  /** What each player brought. */
  readonly decks: readonly [SeatDeck, SeatDeck];
  readonly players?: readonly [string, string];
  /** The last one may be unfinished. */
  readonly games: readonly GameRecord[];
}

/** A, B or draw; undefined while the series goes on. */
export function seriesResult(series: Series): string | undefined {
  const won = seriesWinner(series);
  return won === NONE ? undefined : won === DRAWN ? 'draw' : seatName(won);
}

/** Where the series stands. Throws a RecordError where a game does not follow from the games before it. */
export function seriesOf({ games, ...head }: SeriesRecord, rules: Ruleset): Series {
  return games.reduce((series, game, i) => addRecord(series, game, i + 1), startOfSeries(head, rules));
}

function startOfSeries({ seed, decks }: Pick<SeriesRecord, 'seed' | 'decks'>, rules: Ruleset): Series {
  const parsed = parseSeed(seed);
  if (parsed === undefined) throw new RecordError(`"${seed}" is not a seed`);
  return newSeries(rules, parsed, decks);
}

/** Adds the game where it is finished; throws a RecordError where it is not the one that comes next. */
function addRecord(series: Series, game: GameRecord, number: number): Series {
  const next = nextGame(series);
  if (next === undefined) throw new RecordError(`the series is over before game ${number}`);
  const problem = mismatch(series, next, game);
  if (problem !== undefined) throw new RecordError(`game ${number} is not of this series: ${problem}`);
  const end = replay(game, series.rules);
  const used = (seat: Seat) => (usesSecondDeck(end, seat) ? 'second' : 'first');
  return isOver(end) ? addGame(series, { winner: winner(end), used: [used(0), used(1)] }) : series;
}

function mismatch({ rules }: Series, { seed, decks }: NextGame, game: GameRecord): string | undefined {
  if (game.regulation !== rules.id) return `it is of ${game.regulation}`;
  if (game.options.graveTop !== rules.options.graveTop) return `it has graveTop ${game.options.graveTop}`;
  const given = parseSeed(game.seed);
  if (given === undefined || seedText(given) !== seedText(seed)) return `its seed must be ${seedText(seed)}`;
  const seat = decks.findIndex((deck, i) => seatDeckCode(deck) !== seatDeckCode(game.decks[i as 0 | 1]));
  return seat < 0 ? undefined : `deck${seatName(seat)} must be ${seatDeckCode(decks[seat as 0 | 1])}`;
}

// writing

const heading = (text: string): string => `=== ${text} ===`;

/** Throws a RecordError where a game cannot be played or is not of this series. */
export function seriesText(record: SeriesRecord, rules: Ruleset): string {
  const { games, ...head } = record;
  const series = seriesOf(record, rules);
  const result = seriesResult(series);
  return [
    recordText({ ...head, choices: [], ...(result !== undefined && { result }) }, rules),
    ...games.map((game, i) => `${heading(`game ${i + 1}`)}\n${recordText(game, rules)}`),
    `${heading(`score ${seriesScore(series).join('-')}`)}\n`,
  ].join('\n');
}

// reading

const HEADING = /^\s*===\s*(.*?)\s*===\s*$/;

export const isSeriesText = (text: string): boolean => linesOf(text).some((line) => HEADING.test(line));

interface Section {
  readonly title: string;
  /** Of the heading. */
  readonly place: Place;
  /** The text below the heading, with empty lines before it: places in it are places in the whole. */
  readonly text: string;
}

/** Reads a series and plays it while reading. Throws a NotationError that points at the place. */
export function parseSeries(text: string, rulesetOf: RulesetOf): SeriesRecord {
  const lines = linesOf(text);
  const { head, rules } = parseHead(lines, rulesetOf);
  const sections = sectionsOf(lines);
  const games: GameRecord[] = [];
  let series = startOfSeries(head, rules);
  for (const section of sections) {
    if (section.title.startsWith('score')) {
      checkScore(section, series, sections.at(-1) === section);
      continue;
    }
    const game = parseGame(section, games.length + 1, series, rulesetOf);
    games.push(game.record);
    series = game.series;
  }
  checkResult(lines, head.result, series);
  const { regulation, options, seed, decks, players } = head;
  return { regulation, options, seed, decks, ...(players !== undefined && { players }), games };
}

function parseHead(lines: readonly string[], rulesetOf: RulesetOf) {
  const end = lines.findIndex((line) => HEADING.test(line));
  if (end < 0)
    throw new NotationError(
      { line: lines.length, column: 1 },
      `expected "${heading('game 1')}", but the text ends here`,
    );
  const head = parseRecord(lines.slice(0, end).join('\n'), rulesetOf);
  const rules = rulesetOf(head.regulation, head.options);
  if (head.choices.length > 0 || rules === undefined)
    throw new NotationError({ line: end + 1, column: 1 }, `choices stand below a line "${heading('game 1')}"`);
  return { head, rules };
}

function sectionsOf(lines: readonly string[]): Section[] {
  const headings = lines.flatMap((line, i) => (HEADING.test(line) ? [i] : []));
  return headings.map((at, i) => ({
    title: HEADING.exec(lines[at] ?? '')?.[1] ?? '',
    place: { line: at + 1, column: 1 },
    text: '\n'.repeat(at + 1) + lines.slice(at + 1, headings[i + 1]).join('\n'),
  }));
}

function parseGame(section: Section, number: number, series: Series, rulesetOf: RulesetOf) {
  const { title, place, text } = section;
  if (title !== `game ${number}`)
    throw new NotationError(place, `expected "${heading(`game ${number}`)}", found ${quoted(title)}`);
  if (number > 1 + series.games.length) throw new NotationError(place, `game ${number - 1} is not finished`);
  const record = parseRecord(text, rulesetOf);
  try {
    return { record, series: addRecord(series, record, number) };
  } catch (error) {
    throw error instanceof RecordError ? new NotationError(place, error.message) : error;
  }
}

function checkScore({ title, place, text }: Section, series: Series, isLast: boolean): void {
  const score = `score ${seriesScore(series).join('-')}`;
  if (!isLast || text.trim() !== '') throw new NotationError(place, 'the score stands at the end');
  if (title !== score) throw new NotationError(place, `expected "${heading(score)}", found ${quoted(title)}`);
}

const RESULTS = ['A', 'B', 'draw'];

/** Words of another kind may stand there too. */
function checkResult(lines: readonly string[], given: string | undefined, series: Series): void {
  const result = seriesResult(series);
  if (given === undefined || given === result || !RESULTS.includes(given)) return;
  const line = lines.findIndex((text) => /^\s*result\s*:/.test(text)) + 1;
  throw new NotationError({ line, column: 1 }, `the games say ${result ?? 'that it goes on'}, not ${quoted(given)}`);
}
