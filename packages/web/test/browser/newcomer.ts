/**
 * Somebody who has never seen the game: reads the sentence, looks for rings and for buttons that it names, and taps. It knows neither the
 * solution nor the rules; if it fails, it goes by the retry sentence, too, and chooses something else.
 */
import type { Page } from 'playwright-core';
import { type Screen, type Seen, screenOf } from './newcomerScreen.ts';

const SUITS: Readonly<Record<string, readonly [string, string]>> = {
  '♠': ['spades', 'スペード'],
  '♡': ['hearts', 'ハート'],
  '♢': ['diamonds', 'ダイヤ'],
  '♣': ['clubs', 'クラブ'],
};
const RANKS: Readonly<Record<string, string>> = { A: 'ace', J: 'jack', Q: 'queen', K: 'king' };

/** "5 of spades" and スペード5 for the sign ♠5. */
function namesOf(sign: string): readonly string[] {
  const [english = '', japanese = ''] = SUITS[sign.charAt(0)] ?? [];
  const rank = sign.slice(1);
  return [sign, `${RANKS[rank] ?? rank} of ${english}`, `${japanese}${rank}`];
}

const signsIn = (text: string): readonly string[] => text.match(/[♠♡♢♣](?:10|[2-9AJQK])/g) ?? [];
const numbersIn = (text: string): readonly string[] => text.match(/(?<![♠♡♢♣\d])(?:10|[2-9])(?!\d)/g) ?? [];

/** The text names this card, or its number. */
function naming({ name, label }: Seen, text: string): number {
  const isIn = (spelling: string): boolean => `${name} ${label}`.includes(spelling);
  if (signsIn(text).flatMap(namesOf).some(isIn)) return 60;
  return numbersIn(text).some((number) => new RegExp(`(?<!\\d)${number}(?!\\d)`).test(name)) ? 25 : 0;
}

const MANY = /both|together|enough|2体|合わせ|足りる|一緒|2枚/i;
const RING = 90;

/** How much a button looks like what the text asks for; 0: a newcomer would not tap it. */
function appeal(seen: Seen, text: string, { buttons }: Screen): number {
  const { kind, isNext, isPressed, canChoose, isOff, label } = seen;
  const isSaid = label.length > 1 && text.toLowerCase().includes(label.toLowerCase());
  const isChosen = buttons.some((each) => each.isPressed);
  const ring = isNext ? RING : 0;
  const isOver = buttons.some(({ kind: each }) => each === 'advice');
  switch (kind) {
    case 'thing':
    case 'candidate':
      if (isPressed || isOver || !(canChoose || isNext)) return 0;
      return ring + naming(seen, text) + (MANY.test(text) ? 30 : 0) + (isChosen ? 1 : 10);
    case 'chip':
      return ring + (isOff ? 0 : (isSaid ? 50 : 0) + (isChosen ? 12 : 2));
    case 'main':
      return isOff ? 0 : ring + (isSaid ? 28 : 8);
    case 'answer':
      return ring + (isSaid ? 30 : 6);
    case 'advice':
      return 20;
    case 'slot':
      return 4;
    case 'close':
      return 3;
    case 'other':
      return isSaid && !isOff ? 5 : 0;
  }
}

export interface Learned {
  readonly title: string;
  readonly taps: number;
  /** How often it began. */
  readonly tries: number;
  readonly sentences: readonly string[];
  readonly isDone: boolean;
}

const MOST_TRIES = 3;
const MOST_TAPS = 60;

class Counts {
  private readonly counts = new Map<string, number>();
  of = (key: string): number => this.counts.get(key) ?? 0;
  add = (key: string): unknown => this.counts.set(key, this.of(key) + 1);
}

/** Goes through the lesson that is open. `tap` presses a button, `look` hears of every screen. */
export async function learn(
  page: Page,
  tap: (seen: Seen) => Promise<void>,
  look: (screen: Screen) => Promise<void> = async () => {},
): Promise<Learned> {
  const sentences = new Set<string>();
  /** By screen and button; and what was chosen in tries that failed. */
  const [tapped, missed] = [new Counts(), new Counts()];
  let chosen: string[] = [];
  let [taps, tries, advice] = [0, 1, ''];
  for (;;) {
    const screen = await screenOf(page);
    await look(screen);
    if (screen.sentence !== '') sentences.add(screen.sentence);
    const isDone = screen.end === 'done';
    const isOut = taps >= MOST_TAPS || (screen.end === 'failed' && tries >= MOST_TRIES);
    if (isDone || isOut) return { title: screen.title, taps, tries, sentences: [...sentences], isDone };
    if (screen.end === 'failed') {
      tries++;
      advice = screen.endText;
      for (const name of chosen) missed.add(name);
      chosen = [];
      await tap(mainOf(screen));
      await page.locator('.lesson-end').waitFor({ state: 'hidden' });
      continue;
    }
    const text = `${screen.sentence} ${advice}`;
    const pressed = screen.buttons.filter(({ isPressed }) => isPressed).map(({ name }) => name);
    const placeOf = ({ name }: Seen): string => [tries, screen.sentence, ...pressed, name].join('|');
    const rank = (seen: Seen): number =>
      appeal(seen, text, screen) / (1 + 3 * tapped.of(placeOf(seen)) + missed.of(seen.name));
    const best = screen.buttons.toSorted((a, b) => rank(b) - rank(a))[0];
    if (best === undefined || rank(best) === 0) throw new Error(`${screen.title}: nothing to tap: ${screen.sentence}`);
    tapped.add(placeOf(best));
    if (best.kind === 'thing' || best.kind === 'candidate') chosen.push(best.name);
    taps++;
    await tap(best);
    // the table asks again once the move is taken back
    if (best.kind === 'advice') await page.locator('main:not([data-decision=""])[data-decision]').waitFor();
  }
}

function mainOf({ title, buttons }: Screen): Seen {
  const main = buttons.find(({ kind }) => kind === 'main');
  if (main === undefined) throw new Error(`${title}: there is no main button`);
  return main;
}
