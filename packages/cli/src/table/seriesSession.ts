/** A series in the terminal; the one game of a one-deck regulation is a series too. */
import {
  addGame,
  DRAWN,
  decksToLookAt,
  fill,
  type GameRecord,
  isTwoDecks,
  NONE,
  newSeries,
  nextGame,
  recordText,
  regulationName,
  type Series,
  type SeriesRecord,
  seedText,
  seriesScore,
  seriesText,
  seriesWinner,
  VALUE_WORDS,
} from '@blackpoker/engine';
import { deckLines } from '../deckText.ts';
import { writeFile } from '../files.ts';
import type { Io } from '../io.ts';
import { introduction } from './opponent.ts';
import { type Paint, paintFor } from './paint.ts';
import { PLAY_WORDS } from './playWords.ts';
import { playerNames, Session, type Table } from './session.ts';

export class SeriesSession {
  private readonly table: Table;
  private readonly io: Io;
  private readonly paint: Paint;
  private readonly finished: GameRecord[] = [];
  private series: Series;
  private game: Session | undefined;

  constructor(table: Table, io: Io) {
    this.table = table;
    this.io = io;
    this.paint = paintFor(io.colour);
    this.series = newSeries(table.rules, table.seed, table.decks);
  }

  /** Plays to the end of the series or of the input. */
  async play(): Promise<void> {
    this.greet();
    this.begin();
    for await (const line of this.io.lines(PLAY_WORDS.prompt[this.table.lang]))
      if (!this.hear(line.trim())) return this.say('bye');
    this.say(this.isOver ? 'bye' : 'endOfInput');
  }

  private get isOver(): boolean {
    return seriesWinner(this.series) !== NONE;
  }

  private get isOneGame(): boolean {
    return this.table.rules.series.decks === 1;
  }

  private say(word: keyof typeof PLAY_WORDS, params: Record<string, string | number> = {}): void {
    this.tell([fill(PLAY_WORDS[word], this.table.lang, params)]);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) this.io.out(this.paint.line(line));
  }

  private greet(): void {
    const { rules, seed, opponent, lang } = this.table;
    this.say('welcome', { rules: regulationName(rules, lang) });
    this.tell([introduction(opponent, lang)]);
    this.say('opening');
    this.say('seed', { seed: seedText(seed) });
  }

  /** Begins the next game. */
  private begin(): void {
    const next = nextGame(this.series);
    if (next === undefined) throw new Error('bug: the series is over');
    if (!this.isOneGame) this.tell(['', fill(PLAY_WORDS.game, this.table.lang, { n: this.series.games.length + 1 })]);
    this.game = new Session({ ...this.table, ...next }, this.io, (file) => this.save(file));
    this.noteEnd();
  }

  /** Takes one line of input; false: the person leaves. */
  private hear(line: string): boolean {
    if (this.game === undefined || this.game.isOver) return this.obeyAfterwards(line);
    const stays = this.game.hear(line);
    this.noteEnd();
    return stays;
  }

  /** Where the game has ended: what that means, and what can be done now. */
  private noteEnd(): void {
    if (this.game?.isOver !== true) return;
    this.series = addGame(this.series, this.game.result);
    this.finished.push(this.game.record);
    if (!this.isOneGame) this.tellScore();
    if (this.isOver) this.say('afterwards');
    else this.askForNext();
  }

  private tellScore(): void {
    const { seat, rules } = this.table;
    const score = seriesScore(this.series);
    const won = seriesWinner(this.series);
    this.say('score', { you: score[seat] ?? 0, they: score[1 - seat] ?? 0, wins: rules.series.wins });
    if (won === NONE) this.showDecks();
    else this.say(won === seat ? 'seriesWon' : won === DRAWN ? 'seriesDrawn' : 'seriesLost');
  }

  /** The decks of their own that the person may look at between games. */
  private showDecks(): void {
    const { seat, lang } = this.table;
    const decks = this.series.decks[seat === 0 ? 0 : 1];
    if (!isTwoDecks(decks)) return this.say('noDeck');
    const names = decksToLookAt(this.series, seat);
    this.say(names.length === 0 ? 'noDeck' : 'lookAt');
    for (const name of names) this.tell([`  ${VALUE_WORDS[`deck.${name}`][lang]}`, ...deckLines(decks[name], lang)]);
  }

  private askForNext(): void {
    this.say('between');
    this.tell([`   1  ${PLAY_WORDS.nextGame[this.table.lang]}`]);
  }

  /** Between games one goes on, looks, saves or leaves; after the last there is nothing to go on to. */
  private obeyAfterwards(line: string): boolean {
    const [word = '', ...rest] = line.split(/\s+/);
    if (this.game?.obeyLooking(word.toLowerCase(), rest.join(' ')) === true) return true;
    return this.isOver ? false : this.obeyBetween(word.toLowerCase());
  }

  private obeyBetween(word: string): boolean {
    if (word === 'quit' || word === 'exit') return false;
    if (word === '' || word === '1') this.begin();
    else {
      if (word === 'deck') this.showDecks();
      this.askForNext();
    }
    return true;
  }

  // saving

  private save(file: string): void {
    if (file === '') return this.say('saveWhere');
    const why = writeFile(file, this.text());
    if (why === undefined) this.say('saved', { file });
    else this.say('notSaved', { why });
  }

  private text(): string {
    const { rules } = this.table;
    const unfinished = this.game === undefined || this.game.isOver ? [] : [this.game.record];
    const games = [...this.finished, ...unfinished];
    const [only] = games;
    return this.isOneGame && only !== undefined ? recordText(only, rules) : seriesText(this.seriesRecord(games), rules);
  }

  private seriesRecord(games: readonly GameRecord[]): SeriesRecord {
    const { rules, seed, decks } = this.table;
    const { id: regulation, options } = rules;
    return { regulation, options, seed: seedText(seed), decks, players: playerNames(this.table), games };
  }
}
