/** Advice for the person: each request for it tells more. */
import { FULL, type Hint, type HintMove, hint } from '@blackpoker/bots';
import { fill, type Lang, type Seat, type Seed, type View } from '@blackpoker/engine';
import { mindSeed } from '@blackpoker/lab';
import { wrap } from '../layout.ts';
import { PLAY_WORDS } from './playWords.ts';

const INDENT = 6;

/** Where to look, then what kind of thing to do, then the best choices. */
export class Hints {
  private readonly seat: Seat;
  private readonly seed: Seed;
  private readonly lang: Lang;
  private current: Hint | undefined;
  private told = 0;

  /** The same game gives the same hints, whatever the opponent's dice. */
  constructor(seat: Seat, seed: Seed, lang: Lang) {
    this.seat = seat;
    this.seed = mindSeed(seed, seat === 0 ? 0 : 1);
    this.lang = lang;
  }

  /** Something was chosen: the next hint is about something else. */
  forget(): void {
    this.current = undefined;
    this.told = 0;
  }

  /** `view`: of the person, who is asked. */
  next(view: View, columns: number): string[] {
    this.current ??= hint(view, this.seat, this.seed, FULL);
    const { zone, type, moves } = this.current;
    const clues = zone.code === type.code ? [zone] : [zone, type];
    const clue = clues[this.told++];
    if (clue !== undefined) return [`${clue.text[this.lang]} ${PLAY_WORDS.hintMore[this.lang]}`];
    return moves.flatMap((move, i) => this.moveLines(move, i + 1, columns));
  }

  private moveLines({ text, chance, error, reasons }: HintMove, rank: number, columns: number): string[] {
    const [p, plus] = [Math.round(100 * chance), Math.ceil(100 * error)];
    const head = fill(PLAY_WORDS.hintMove, this.lang, { rank, move: text[this.lang], p, error: plus });
    const lines = reasons.flatMap((reason) => wrap(reason.text[this.lang], columns - INDENT));
    return [...wrap(head, columns - 2).map((line) => `  ${line}`), ...lines.map((line) => ' '.repeat(INDENT) + line)];
  }
}
