/** Figures as people read them. */
import type { Difference, MaybeFigure } from './figures.ts';

export interface NumberStyle {
  readonly percent: boolean;
  readonly digits: number;
}

export const PERCENT: NumberStyle = { percent: true, digits: 1 };
export const PLAIN: NumberStyle = { percent: false, digits: 2 };

/** A true minus sign; no sign before zero. */
function signed(text: string, plus: boolean): string {
  if (Number(text) === 0) return text.replace('-', '');
  return text.startsWith('-') ? `−${text.slice(1)}` : plus ? `+${text}` : text;
}

/** Without a unit: 12.3 of 0.123 as a per cent. */
export const bare = (value: number, { percent, digits }: NumberStyle, plus = false): string =>
  signed((percent ? 100 * value : value).toFixed(digits), plus);

export const withUnit = (value: number, style: NumberStyle): string =>
  bare(value, style) + (style.percent ? '\u00a0%' : '');

interface Ends {
  readonly low: number;
  readonly high: number;
}

export const range = ({ low, high }: Ends, style: NumberStyle): string => `${bare(low, style)}–${bare(high, style)}`;

/** Of something that may be negative. */
export const signedRange = ({ low, high }: Ends, style: NumberStyle): string =>
  `${bare(low, style, true)} … ${bare(high, style, true)}`;

export const NOTHING = '–';

/** `47.6% [46.6–48.6]`. */
export function figureText(figure: MaybeFigure, style: NumberStyle): string {
  if (figure === null) return NOTHING;
  return `${bare(figure.value, style)}${style.percent ? '%' : ''} [${range(figure, style)}]`;
}

/** `+2.1 [0.3, 3.9]`, in percentage points where it is of per cents. */
export function signedText(figure: Difference | MaybeFigure, style: NumberStyle): string {
  if (figure === null) return NOTHING;
  return `${bare(figure.value, style, true)} [${bare(figure.low, style)}, ${bare(figure.high, style)}]`;
}
