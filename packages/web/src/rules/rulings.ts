/** Reads the list of our own rulings: a document with one table. */
export interface Ruling {
  readonly number: string;
  readonly question: string;
  readonly ruling: string;
  readonly reason: string;
}

const cellsOf = (line: string): string[] =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

/** Every row that begins with a number. */
export function parseRulings(markdown: string): Ruling[] {
  const rows = markdown.split('\n').filter((line) => /^\|\s*\d+\s*\|/.test(line));
  return rows.map((line) => {
    const [number = '', question = '', ruling = '', reason = ''] = cellsOf(line);
    return { number, question, ruling, reason };
  });
}

export interface Span {
  readonly text: string;
  readonly style: 'plain' | 'code' | 'strong' | 'em';
}

const MARKED = /(`[^`]+`|\*\*[^*]+\*\*|\*[^*]+\*)/;

/** The marks inside a sentence. Nothing else of Markdown is known: it stays as it is written. */
export function spansOf(text: string): Span[] {
  const parts = text.split(MARKED).filter((part) => part !== '');
  return parts.map((part): Span => {
    if (!MARKED.test(part)) return { text: part, style: 'plain' };
    if (part.startsWith('`')) return { text: part.slice(1, -1), style: 'code' };
    return part.startsWith('**')
      ? { text: part.slice(2, -2), style: 'strong' }
      : { text: part.slice(1, -1), style: 'em' };
  });
}
