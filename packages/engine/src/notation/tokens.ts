/** The words of a text and where they stand. Line breaks are spaces, and `;` begins a comment that ends with its line. */
import { NotationError, type Place, quoted, START } from './notationError.ts';

export interface Token extends Place {
  /** A word, one of the marks `, | =`, or a key such as `turn:`. */
  readonly text: string;
}

const LINE_BREAK = /\r\n|\n|\r/;
const TOKEN = /[,|=:]|[^\s,|=:;]+:?/g;
const WORD = /\S+/g;
const MARKS: readonly string[] = [',', '|', '=', ':'];

export const linesOf = (text: string): string[] => text.split(LINE_BREAK);

function tokensOfLine(text: string, line: number, pattern: RegExp): Token[] {
  const [code = ''] = text.split(';', 1);
  return Array.from(code.matchAll(pattern), (match) => ({ text: match[0], line, column: match.index + 1 }));
}

/** Words, marks and keys. */
export const tokensOf = (text: string): Token[] => linesOf(text).flatMap((line, i) => tokensOfLine(line, i + 1, TOKEN));

/** Whatever stands between spaces. */
export const wordsOfLine = (text: string, line: number): Token[] => tokensOfLine(text, line, WORD);

export const isKey = ({ text }: Token): boolean => text.length > 1 && text.endsWith(':');
export const isWord = (token: Token): boolean => !isKey(token) && !MARKS.includes(token.text);

/** A part of a token that begins `offset` characters into it. */
export const partOf = ({ line, column }: Place, offset: number, text: string): Token => ({
  text,
  line,
  column: column + offset,
});

/** Goes through the tokens one by one. */
export class TokenReader {
  private readonly tokens: readonly Token[];
  private i = 0;

  constructor(tokens: readonly Token[]) {
    this.tokens = tokens;
  }

  peek(): Token | undefined {
    return this.tokens[this.i];
  }

  /** Steps over the next token where it is this one. */
  skip(text: string): boolean {
    if (this.peek()?.text !== text) return false;
    this.i++;
    return true;
  }

  /** The token after the next one. */
  second(): Token | undefined {
    return this.tokens[this.i + 1];
  }

  hasWord(): boolean {
    const token = this.peek();
    return token !== undefined && isWord(token);
  }

  /** The next token, whatever it is. */
  next(expected: string): Token {
    const token = this.peek() ?? this.fail(expected);
    this.i++;
    return token;
  }

  word(expected: string): Token {
    return this.hasWord() ? this.next(expected) : this.fail(expected);
  }

  /** Complains about the next token. */
  fail(expected: string): never {
    const token = this.peek();
    if (token !== undefined) throw new NotationError(token, `expected ${expected}, found ${quoted(token.text)}`);
    throw new NotationError(this.end(), `expected ${expected}, but the text ends here`);
  }

  private end(): Place {
    const last = this.tokens.at(-1);
    return last === undefined ? START : { line: last.line, column: last.column + last.text.length };
  }
}
