/** Advice for the person: first what to do and what for, then the figures. */
import { type Hint, type HintMove, hint } from '@blackpoker/bots';
import { fill, type Lang, type View } from '@blackpoker/engine';
import { wrap } from '../layout.ts';
import { PLAY_WORDS } from './playWords.ts';

const INDENT = 6;

export class Hints {
  private readonly lang: Lang;
  private current: Hint | undefined;
  private isTold = false;

  constructor(lang: Lang) {
    this.lang = lang;
  }

  /** Something was chosen: the next hint is about something else. */
  forget(): void {
    this.current = undefined;
    this.isTold = false;
  }

  /** `view`: of the person, who is asked. */
  next(view: View, columns: number): string[] {
    this.current ??= hint(view);
    const { moves } = this.current;
    if (this.isTold) return moves.flatMap((move, i) => this.moveLines(move, i + 1, columns));
    this.isTold = true;
    const [best] = moves;
    if (best === undefined) return [];
    const said = [
      best.purpose[this.lang],
      ...(best.text[this.lang] === best.purpose[this.lang] ? [] : [best.text[this.lang]]),
    ];
    return [...said, PLAY_WORDS.hintMore[this.lang]].flatMap((line) => wrap(line, columns));
  }

  private moveLines({ text, chance, error, reasons }: HintMove, rank: number, columns: number): string[] {
    const [p, plus] = [Math.round(100 * chance), Math.ceil(100 * error)];
    const head = fill(PLAY_WORDS.hintMove, this.lang, { rank, move: text[this.lang], p, error: plus });
    const lines = reasons.flatMap((reason) => wrap(reason.text[this.lang], columns - INDENT));
    return [...wrap(head, columns - 2).map((line) => `  ${line}`), ...lines.map((line) => ' '.repeat(INDENT) + line)];
  }
}
