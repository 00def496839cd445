/** A game in the terminal: one person against a random player. */
import {
  type Choice,
  type Decision,
  decision,
  FULL_DECK,
  fill,
  type GameEvent,
  isOver,
  isYou,
  type Lang,
  newGame,
  type Option,
  optionText,
  PASS,
  personName,
  promptText,
  type Recording,
  type Ruleset,
  recordCancel,
  recordChoice,
  recordOf,
  recordText,
  type Seat,
  type Seed,
  type State,
  seatToAct,
  seedText,
  sentence,
  startRecord,
  turnPlayer,
  view,
  winner,
} from '@blackpoker/engine';
import { writeFile } from '../files.ts';
import type { Io } from '../io.ts';
import { RandomPlayer, seedBeside } from '../randomGame.ts';
import { rulesOf, whyNot } from './advice.ts';
import { boardLines } from './board.ts';
import { boardNames } from './boardNames.ts';
import { EventLog } from './eventLog.ts';
import { type Paint, paintFor } from './paint.ts';
import { PLAY_HELP, PLAY_WORDS } from './playWords.ts';

export interface Table {
  readonly rules: Ruleset;
  readonly seed: Seed;
  readonly seat: Seat;
  readonly lang: Lang;
  /** The person is asked even where they can only pass. */
  readonly everyChance: boolean;
}

const LOG_SHOWN = 40;

export class Session {
  private readonly table: Table;
  private readonly io: Io;
  private readonly paint: Paint;
  private readonly state: State;
  private readonly recording: Recording;
  private readonly log: EventLog;
  private readonly opponent: RandomPlayer;
  private left = false;
  private toldOfPasses = false;
  /** Something has happened since the board was shown. */
  private changed = true;

  constructor(table: Table, io: Io) {
    const { rules, seed, seat, lang } = table;
    const early: GameEvent[] = [];
    const decks = [FULL_DECK, FULL_DECK] as const;
    this.table = table;
    this.io = io;
    this.paint = paintFor(io.colour);
    this.opponent = new RandomPlayer(seedBeside(seed));
    this.log = new EventLog(seat, lang, (line) => this.tell([`  ${line}`]));
    this.recording = startRecord(rules, decks, seed, seat === 0 ? ['you', 'random'] : ['random', 'you']);
    this.state = newGame(rules, decks, seed, (event) => early.push(event));
    this.greet();
    this.log.hearSetUp(this.state, early);
    this.say('begins', { who: sentence(personName(this.first, seat, lang)) }, isYou(this.first, seat));
  }

  /** Plays to the end of the game or of the input. */
  async play(): Promise<void> {
    this.advance();
    for await (const line of this.io.lines(PLAY_WORDS.prompt[this.table.lang]))
      if (!this.hear(line.trim())) return this.say('bye');
    this.say(isOver(this.state) ? 'bye' : 'endOfInput');
  }

  /** Takes one line of input; false: the person leaves. */
  private hear(line: string): boolean {
    if (isOver(this.state)) return this.obeyAfterwards(line);
    this.obey(line);
    if (!this.left) this.advance();
    return !this.left;
  }

  private get first(): Seat {
    return turnPlayer(this.state);
  }

  private say(word: keyof typeof PLAY_WORDS, params: Record<string, string | number> = {}, plural = false): void {
    this.tell([fill(PLAY_WORDS[word], this.table.lang, params, plural)]);
  }

  private tell(lines: readonly string[]): void {
    for (const line of lines) this.io.out(this.paint.line(line));
  }

  private greet(): void {
    const { rules, seed } = this.table;
    this.say('welcome', { rules: `${rules.edition} ${rules.format}` });
    this.say('opening');
    this.say('seed', { seed: seedText(seed) });
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
    recordChoice(this.recording, this.state, choice, (event) => this.log.hear(this.state, event));
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
    const drop = asked.drafting ? ` ${PLAY_WORDS.canDrop[lang]}` : '';
    this.tell(['', `${promptText(rules, asked, lang, names)}${drop}`]);
    if (asked.why !== undefined) this.tell([`  (${asked.why[lang]})`]);
    this.tell(asked.options.map((option, i) => `  ${String(i + 1).padStart(2)}  ${this.optionText(asked, option)}`));
  }

  private optionText(asked: Decision, option: Option): string {
    const { rules, lang, seat } = this.table;
    const names = boardNames(this.state, seat, lang);
    return option.type === 'pass' ? this.passText() : optionText(rules, asked, option, lang, names);
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
    else if (word === 'rules' || word === 'list') this.tell(rulesOf(rules, rest, lang, this.io.columns));
    else if (word === 'back') this.drop();
    else if (word === 'quit' || word === 'exit') this.left = true;
    else return this.obeyLooking(word, rest);
    return true;
  }

  private obeyLooking(word: string, rest: string): boolean {
    if (word === 'board') this.showBoard();
    else if (word === 'log') this.showLog();
    else if (word === 'save') this.save(rest);
    else return false;
    return true;
  }

  private showLog(): void {
    if (this.log.lines.length === 0) this.say('nothingYet');
    this.tell(this.log.lines.slice(-LOG_SHOWN).map((line) => `  ${line}`));
  }

  private drop(): void {
    if (!this.asked().drafting) return this.say('nothingToDrop');
    recordCancel(this.recording, this.state);
    this.say('dropped');
  }

  private save(file: string): void {
    if (file === '') return this.say('saveWhere');
    const text = recordText(recordOf(this.recording, this.state), this.table.rules);
    const why = writeFile(file, text);
    if (why === undefined) this.say('saved', { file });
    else this.say('notSaved', { why });
  }

  private showEnd(): void {
    const { seat } = this.table;
    const won = winner(this.state);
    this.showBoard();
    this.tell(['']);
    this.say(won === seat ? 'youWin' : won === 1 - seat ? 'youLose' : 'drawn');
    this.say('afterwards');
  }

  /** After the game there is only looking and saving; anything else leaves. */
  private obeyAfterwards(line: string): boolean {
    const [word = '', ...rest] = line.split(/\s+/);
    return this.obeyLooking(word.toLowerCase(), rest.join(' '));
  }
}
