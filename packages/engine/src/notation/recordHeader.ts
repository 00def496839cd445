/** The header of a record: `key: value` lines, the format first. */
import { NotationError, type Place, quoted } from './notationError.ts';
import { RECORD_FORMAT } from './recordText.ts';
import type { Token } from './tokens.ts';

const KEYS = [
  'blackpoker',
  'regulation',
  'graveTop',
  'seed',
  'playerA',
  'playerB',
  'deckA',
  'deckB',
  'position',
  'result',
  'hash',
] as const;
export type HeaderKey = (typeof KEYS)[number];
type Values = Partial<Record<HeaderKey, Token>>;

/** The values as they were written, and how many lines of the text they take. */
export type Header = Values & { readonly regulation: Token; readonly seed: Token; readonly lines: number };

/** Throws a NotationError where a line is not understood or something is missing. */
export function parseHeader(lines: readonly string[]): Header {
  const values: Values = {};
  let i = 0;
  for (; i < lines.length && isHeaderLine(lines[i] ?? ''); i++) readLine(lines[i] ?? '', i + 1, values);
  const missing = (key: string): never => {
    throw new NotationError(endOfHeader(lines, i), `the header lacks "${key}: …", which goes before the moves`);
  };
  const { blackpoker = missing('blackpoker'), regulation = missing('regulation'), seed = missing('seed') } = values;
  if (blackpoker.text !== RECORD_FORMAT)
    throw new NotationError(
      blackpoker,
      `this record has format ${quoted(blackpoker.text)}; only ${RECORD_FORMAT} is known`,
    );
  return { ...values, regulation, seed, lines: i };
}

/** The first line of the moves, or the end of the text. */
const endOfHeader = (lines: readonly string[], i: number): Place =>
  i < lines.length ? { line: i + 1, column: 1 } : { line: i, column: (lines[i - 1] ?? '').length + 1 };

const KEY = /^\s*([A-Za-z]\w*)\s*:\s*/;
const isEmpty = (line: string): boolean => /^\s*(;|$)/.test(line);
const isHeaderLine = (line: string): boolean => isEmpty(line) || (KEY.test(line) && !/^\s*[AB]\s*:/.test(line));

function readLine(line: string, number: number, values: Values): void {
  if (isEmpty(line)) return;
  const [before = '', word = ''] = KEY.exec(line) ?? [];
  const keyPlace = { line: number, column: line.indexOf(word) + 1 };
  const key = KEYS.find((known) => known === word);
  if (key === undefined)
    throw new NotationError(keyPlace, `there is no header ${quoted(word)} (known: ${KEYS.join(', ')})`);
  if (key !== 'blackpoker' && values.blackpoker === undefined)
    throw new NotationError(keyPlace, `expected "blackpoker: ${RECORD_FORMAT}" first, found ${quoted(word)}`);
  if (values[key] !== undefined) throw new NotationError(keyPlace, `${key} is given twice`);
  const place = { line: number, column: before.length + 1 };
  values[key] = { ...place, text: headerValue(line.slice(before.length), place) };
}

const QUOTED = /^("(?:[^"\\]|\\.)*")\s*(?:;.*)?$/;

/** Up to a comment; or a JSON string, in which anything may stand. */
function headerValue(text: string, place: Place): string {
  if (!text.startsWith('"')) {
    const value = (text.split(';', 1)[0] ?? '').trim();
    if (value === '') throw new NotationError(place, 'expected a value, but the line ends here');
    return value;
  }
  const value = parseJson(QUOTED.exec(text)?.[1] ?? '');
  if (value === undefined) throw new NotationError(place, 'expected a text in quotation marks, as in JSON');
  return value;
}

function parseJson(text: string): string | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'string' ? value : undefined;
  } catch {
    return undefined;
  }
}
