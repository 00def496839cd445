/** How often an action is used where it can be, turn by turn: the darker, the more often. */
import type { TurnUse } from '../report.ts';
import { all, html, type Markup } from './markup.ts';

const HEIGHT = 16;
const GAP = 6;

/** A strip for each regulation; `most`: the rate that is drawn in full colour. */
export function heatStrips(strips: readonly (readonly TurnUse[] | undefined)[], turns: number, most: number): Markup {
  const height = strips.length * (HEIGHT + GAP);
  return html`<svg class="heat" width="100%" height="${height}" aria-hidden="true" focusable="false">${strips.map(
    (uses, i) => html`<g class="r${i % 4}">${strip(uses ?? [], turns, most, i * (HEIGHT + GAP) + GAP / 2)}</g>`,
  )}</svg>`;
}

function strip(uses: readonly TurnUse[], turns: number, most: number, y: number): Markup {
  return all(uses.filter(({ turn }) => turn >= 1 && turn <= turns).map((use) => cell(use, turns, y, heat(use, most))));
}

export const rateOf = ({ offered, requested }: TurnUse): number => (offered === 0 ? 0 : requested / offered);
const heat = (use: TurnUse, most: number): number => Math.min(1, rateOf(use) / (most || 1));

const part = (i: number, turns: number): string => `${((100 * i) / turns).toFixed(3)}%`;

function cell({ turn }: TurnUse, turns: number, y: number, opacity: number): Markup {
  const place = html`x="${part(turn - 1, turns)}" y="${y}" width="${part(1, turns)}" height="${HEIGHT}"`;
  return html`<rect class="cell" ${place}/><rect class="warm" ${place} fill-opacity="${opacity.toFixed(2)}"/>`;
}

/** The numbers of the turns, for the head of the column. */
export function heatAxis(turns: number): Markup {
  const every = Math.ceil(turns / 10);
  const shown = Array.from({ length: turns }, (_, i) => i).filter((i) => i % every === 0);
  return html`<svg class="axis" width="100%" height="16" aria-hidden="true" focusable="false">${shown.map(
    (i) => html`<text x="${part(i + 0.5, turns)}" y="12" text-anchor="middle">${i + 1}</text>`,
  )}</svg>`;
}
