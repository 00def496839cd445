/** Text for a terminal whose cells are all of one width; Japanese letters take two. */
const WIDE =
  /[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe4f\uff00-\uff60\uffe0-\uffe6]/u;

const cells = (letter: string): number => (WIDE.test(letter) ? 2 : 1);
export const width = (text: string): number => [...text].reduce((sum, letter) => sum + cells(letter), 0);
export const padEnd = (text: string, columns: number): string => text + ' '.repeat(Math.max(0, columns - width(text)));
export const padStart = (text: string, columns: number): string =>
  ' '.repeat(Math.max(0, columns - width(text))) + text;
export const indent = (lines: readonly string[], by: number): string[] => lines.map((line) => ' '.repeat(by) + line);

/** Breaks a text into lines: between words, and between Japanese letters. */
export function wrap(text: string, columns: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const piece of pieces(text)) {
    if (line !== '' && width(line) + width(piece.trimEnd()) > columns) {
      lines.push(line.trimEnd());
      line = '';
    }
    line += piece;
  }
  return [...lines, line.trimEnd()];
}

/** What must stay together: a word with the blank behind it, a Japanese letter with the full stop or comma behind it. */
function pieces(text: string): string[] {
  return (
    text.match(/[^\s\u3000-\uffef]+\s*[、。）」]*|[\u3000-\uffef][、。）」：ーッャュョァィゥェォっゃゅょ・]*|\s+/gu) ??
    []
  );
}

/** Rows with their columns aligned. */
export function columnsOf(rows: readonly (readonly string[])[], gap = 2): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => width(row[i] ?? ''))));
  return rows.map((row) =>
    row
      .map((cell, i) => padEnd(cell, (widths[i] ?? 0) + gap))
      .join('')
      .trimEnd(),
  );
}

/** Items side by side, on as many lines as they need; an item stays whole. */
export function fold(items: readonly string[], columns: number, gap = '  '): string[] {
  const lines: string[] = [];
  for (const item of items) {
    const last = lines.at(-1);
    if (last !== undefined && width(last) + width(gap) + width(item) <= columns)
      lines[lines.length - 1] = `${last}${gap}${item}`;
    else lines.push(item);
  }
  return lines;
}

/** A label and a text beside it, folded; a label that is too long has a line of its own. */
export function labelled(label: string, text: string, labelWidth: number, columns: number): string[] {
  const lines = wrap(text, columns - labelWidth - 2);
  const apart = width(label) + 2 > labelWidth;
  const rows = lines.map((line, i) => `  ${padEnd(i === 0 && !apart ? label : '', labelWidth)}${line}`);
  return apart ? [`  ${label}`, ...rows] : rows;
}
