/** One game in the terminal: a person against a player of the computer. */
import type { Player } from '@blackpoker/bots';
import {
  boardNames,
  type Choice,
  type Decision,
  decision,
  deckCode,
  EventLog,
  fill,
  type GameEvent,
  type GameRecord,
  isOver,
  isTwoDecks,
  isYou,
  type Lang,
  newGame,
  type Option,
  optionText,
  other,
  PASS,
  personName,
  promptText,
  type Recording,
  type Ruleset,
  recordCancel,
  recordChoice,
  recordOf,
  type Seat,
  type SeatDeck,
  type Seed,
  type SeriesGame,
  type State,
  seatToAct,
  sentence,
  startRecord,
  turnCount,
  turnPlayer,
  usesSecondDeck,
  view,
  winner,
} from '@blackpoker/engine';
import type { Io } from '../io.ts';
import { fold, padEnd, width } from '../layout.ts';
import { rulesOf, whyNot } from './advice.ts';
import { boardLines } from './board.ts';
import { Hints } from './hints.ts';
import { Opponent } from './opponent.ts';
import { type Paint, paintFor } from './paint.ts';
import { PLAY_HELP, PLAY_WORDS } from './playWords.ts';

export interface Table {
  readonly rules: Ruleset;
  readonly seed: Seed;
  readonly decks: readonly [SeatDeck, SeatDeck];
  readonly seat: Seat;
  readonly opponent: Player;
  readonly lang: Lang;
  /** The person is asked even where they can only pass. */
  readonly everyChance: boolean;
}

const LOG_SHOWN = 40;
const MANY_CARDS = 12;

export const playerNames = ({ seat, opponent }: Table): readonly [string, string] =>
  seat === 0 ? ['you', opponent.name] : [opponent.name, 'you'];

export class Session {
  private readonly table: Table;
  private readonly io: Io;
  private readonly save: (file: string) => void;
  private readonly paint: Paint;
  private readonly state: State;
  private readonly recording: Recording;
  private readonly log: EventLog;
  private readonly logLines: string[] = [];
  private readonly opponent: Opponent;
  private readonly hints: Hints;
  private left = false;
  private toldOfPasses = false;
  private isSetUp = false;
  /** Something has happened since the board was shown. */
  private changed = true;

  /** `save` is what the person calls when the record is to be kept. */
  constructor(table: Table, io: Io, save: (file: string) => void) {
    const { rules, seed, decks, seat, opponent, lang } = table;
    const early: GameEvent[] = [];
    this.table = table;
    this.io = io;
    this.save = save;
    this.paint = paintFor(io.colour);
    this.opponent = new Opponent(opponent, rules, other(seat), seed, (is) => this.wait(is ? 'thinking' : undefined));
    this.hints = new Hints(lang);
    this.log = new EventLog(seat, ({ text }) => text !== undefined && this.tellEvent(text[lang]));
    this.recording = startRecord(rules, decks, seed, playerNames(table));
    this.state = newGame(rules, decks, seed, (event) => early.push(event));
    this.hearSetUp(early);
    this.advance();
  }

  get isOver(): boolean {
    return isOver(this.state);
  }

  get record(): GameRecord {
    return recordOf(this.recording, this.state);
  }

  /** How it ended. */
  get result(): SeriesGame {
    const used = (seat: Seat) => (usesSecondDeck(this.state, seat) ? 'second' : 'first');
    return { winner: winner(this.state), used: [used(0), used(1)] };
  }

  /** Takes one line of input; false: the person leaves. */
  hear(line: string): boolean {
    this.obey(line);
    if (!this.left) this.advance();
    return !this.left;
  }

  /** What happens before the first turn is told in one go; then it is known who begins. */
  private hearSetUp(events: readonly GameEvent[]): void {
    this.log.hearSetUp(this.state, events);
    if (turnCount(this.state) === 0) return;
    const [first, { seat, lang }] = [turnPlayer(this.state), this.table];
    this.isSetUp = true;
    this.say('begins', { who: sentence(personName(first, seat, lang)) }, isYou(first, seat));
  }

  private say(word: keyof typeof PLAY_WORDS, params: Record<string, string | number> = {}, plural = false): void {
    this.tell([fill(PLAY_WORDS[word], this.table.lang, params, plural)]);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) this.io.out(this.paint.line(line));
  }

  private tellEvent(line: string): void {
    this.logLines.push(line);
    this.tell([`  ${line}`]);
  }

  /** Says what takes a moment; whatever is told next takes its place. */
  private wait(word: 'thinking' | 'considering' | undefined): void {
    this.io.status(word === undefined ? '' : PLAY_WORDS[word][this.table.lang]);
  }

  /** Lets everybody play up to the person's next choice, and shows it, or the end. */
  private advance(): void {
    while (!isOver(this.state) && !this.isAsked()) this.apply(this.opponent.choose(this.state));
    if (isOver(this.state)) this.showEnd();
    else this.ask();
  }

  /** Is it the person's choice? A chance in which they can only pass is passed for them. */
  private isAsked(): boolean {
    if (seatToAct(this.state) !== this.table.seat) return false;
    const options = decision(this.state)?.options ?? [];
    if (this.table.everyChance || options.length !== 1 || options[0]?.choice !== PASS) return true;
    if (!this.toldOfPasses) this.say('autoPass');
    this.toldOfPasses = true;
    this.apply(PASS);
    return isOver(this.state) || this.isAsked();
  }

  private apply(choice: Choice): void {
    this.changed = true;
    this.hints.forget();
    if (this.isSetUp) return recordChoice(this.recording, this.state, choice, (event) => this.hearEvent(event));
    const events: GameEvent[] = [];
    recordChoice(this.recording, this.state, choice, (event) => events.push(event));
    this.hearSetUp(events);
  }

  private hearEvent(event: GameEvent): void {
    this.log.hear(this.state, event);
  }

  private asked(): Decision {
    const asked = decision(this.state);
    if (asked === undefined) throw new Error('bug: nothing is asked');
    return asked;
  }

  private ask(): void {
    const { rules, lang, seat } = this.table;
    const asked = this.asked();
    const names = boardNames(this.state, seat, lang);
    if (asked.kind === 'chance' && this.changed) this.showBoard();
    this.changed = false;
    const note = asked.drafting ? PLAY_WORDS.canDrop : asked.kind === 'opening' ? PLAY_WORDS.inOrder : undefined;
    this.tell(['', `${promptText(rules, asked, lang, names)}${note === undefined ? '' : ` ${note[lang]}`}`]);
    if (asked.why !== undefined) this.tell([`  (${asked.why[lang]})`]);
    this.tell(this.optionLines(asked));
  }

  /** An option on a line; many cards stand side by side. */
  private optionLines(asked: Decision): string[] {
    const lines = asked.options.map((option, i) => `  ${String(i + 1).padStart(2)}  ${this.optionText(asked, option)}`);
    if (lines.length <= MANY_CARDS || asked.options.some(({ type }) => type !== 'card')) return lines;
    const widest = Math.max(...lines.map(width));
    const cells = lines.map((line) => padEnd(line, widest));
    return fold(cells, this.io.columns, '').map((line) => line.trimEnd());
  }

  private optionText(asked: Decision, option: Option): string {
    const { rules, lang, seat } = this.table;
    const names = boardNames(this.state, seat, lang);
    if (option.type === 'pass') return this.passText();
    return optionText(rules, asked, option, lang, names) + (asked.kind === 'deck' ? this.deckText(option) : '');
  }

  /** The cards of one of two decks, where its player knows them. */
  private deckText({ name }: Option): string {
    const deck = this.table.decks[this.table.seat === 0 ? 0 : 1];
    if (!isTwoDecks(deck) || !(this.table.rules.deck.kind === 'built' || deck.known === true)) return '';
    return `: ${deckCode(name === 'second' ? deck.second : deck.first)}`;
  }

  /** What a pass leads to. */
  private passText(): string {
    const { lang, seat } = this.table;
    const { stage, seats } = view(this.state, seat);
    const top = stage.at(-1);
    if (top === undefined || !seats[seat === 0 ? 1 : 0].passed) return PLAY_WORDS.passChance[lang];
    return fill(PLAY_WORDS.passThrough, lang, { x: boardNames(this.state, seat, lang).request(top.id) });
  }

  private showBoard(): void {
    const { rules, lang, seat } = this.table;
    const style = { lang, columns: this.io.columns, paint: this.paint };
    const lines = boardLines(rules, view(this.state, seat), boardNames(this.state, seat, lang), style);
    for (const line of lines) this.io.out(line);
  }

  private obey(line: string): void {
    const [word = '', ...rest] = line.split(/\s+/);
    const option = /^\d+$/.test(line) ? this.asked().options[Number(line) - 1] : undefined;
    if (option !== undefined) this.apply(option.choice);
    else if (!this.obeyWord(word.toLowerCase(), rest.join(' ')) && line !== '') this.complain(line);
  }

  private complain(text: string): void {
    this.say('notUnderstood', { text, most: this.asked().options.length });
  }

  /** False: there is no such word. */
  private obeyWord(word: string, rest: string): boolean {
    const { rules, lang, seat } = this.table;
    if (word === '?' || word === 'help') this.tell(PLAY_HELP[lang].split('\n'));
    else if (word === 'why') this.tell(whyNot(this.state, seat, rest, lang, this.io.columns));
    else if (word === 'hint') this.advise();
    else if (word === 'rules' || word === 'list') this.tell(rulesOf(rules, rest, lang, this.io.columns));
    else if (word === 'back') this.drop();
    else if (word === 'quit' || word === 'exit') this.left = true;
    else return this.obeyLooking(word, rest);
    return true;
  }

  /** What can be done also after the game; false: there is no such word. */
  obeyLooking(word: string, rest: string): boolean {
    if (word === 'board') this.showBoard();
    else if (word === 'log') this.showLog();
    else if (word === 'save') this.save(rest);
    else return false;
    return true;
  }

  private showLog(): void {
    if (this.logLines.length === 0) this.say('nothingYet');
    this.tell(this.logLines.slice(-LOG_SHOWN).map((line) => `  ${line}`));
  }

  private advise(): void {
    this.wait('considering');
    this.tell(this.hints.next(view(this.state, this.table.seat), this.io.columns));
  }

  private drop(): void {
    if (!this.asked().drafting) return this.say('nothingToDrop');
    recordCancel(this.recording, this.state);
    this.hints.forget();
    this.say('dropped');
  }

  private showEnd(): void {
    const { seat } = this.table;
    const won = winner(this.state);
    this.showBoard();
    this.tell(['']);
    this.say(won === seat ? 'youWin' : won === 1 - seat ? 'youLose' : 'drawn');
  }
}
