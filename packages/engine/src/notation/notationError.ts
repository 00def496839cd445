/** Where something stands in a text; both count from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** A text that cannot be read. The message says where, what is wrong and what to write instead. */
export class NotationError extends Error {
  readonly line: number;
  readonly column: number;
  /** The message without the place. */
  readonly problem: string;
  constructor({ line, column }: Place, problem: string) {
    super(`line ${line}, column ${column}: ${problem}`);
    this.name = 'NotationError';
    this.line = line;
    this.column = column;
    this.problem = problem;
  }
}

export const START: Place = { line: 1, column: 1 };

const SHOWN = 24;

/** A piece of the text as a message quotes it: in one line and not too long. */
export function quoted(text: string): string {
  const characters = [...text.replace(/[\p{C}\p{Z}]/gu, ' ')];
  return `"${characters.length > SHOWN ? `${characters.slice(0, SHOWN).join('')}…` : characters.join('')}"`;
}

/** The first few of a list, and how many more there are. */
export function shortened(items: readonly string[], count = 12): string {
  const rest = items.length - count;
  return rest > 1 ? `${items.slice(0, count).join(', ')} … (${rest} more)` : items.join(', ');
}
