/** The table as one viewer sees it, in lines of text. */
import {
  actionName,
  cardSign,
  cardSigns,
  type FogView,
  fill,
  type Lang,
  type Names,
  other,
  personName,
  possessive,
  type RequestView,
  type Ruleset,
  type Seat,
  type SeatView,
  SPECTATOR,
  targetText,
  type UnitView,
  unitSigns,
  type View,
  type Viewer,
} from '@blackpoker/engine';
import { fold, padEnd, width } from '../layout.ts';
import { BOARD_WORDS } from './boardWords.ts';
import type { Paint } from './paint.ts';

const LABEL = 14;

export interface BoardStyle {
  readonly lang: Lang;
  readonly columns: number;
  readonly paint: Paint;
}

/** Whose side lies at the bottom of the screen. */
const ownSeat = (viewer: Viewer): Seat => (viewer === SPECTATOR ? 0 : viewer);

export function boardLines(rules: Ruleset, view: View, names: Names, style: BoardStyle): string[] {
  const board = new Board(rules, view, names, style);
  return [
    ...board.title(),
    ...board.seat(other(ownSeat(view.viewer))),
    ...board.stage(),
    ...board.seat(ownSeat(view.viewer)),
  ];
}

class Board {
  private readonly rules: Ruleset;
  private readonly view: View;
  private readonly names: Names;
  private readonly style: BoardStyle;

  constructor(rules: Ruleset, view: View, names: Names, style: BoardStyle) {
    this.rules = rules;
    this.view = view;
    this.names = names;
    this.style = style;
  }

  title(): string[] {
    const { lang, columns, paint } = this.style;
    const whose = possessive(this.view.turn, this.view.viewer, lang);
    const { turns } = this.view;
    const text = ` ${turns === 0 ? this.word('setUp') : fill(BOARD_WORDS.title, lang, { turn: turns, whose })} `;
    return ['', paint.title(`──${text}${'─'.repeat(Math.max(2, columns - 2 - width(text)))}`)];
  }

  seat(seat: Seat): string[] {
    const side = this.view.seats[seat === 0 ? 0 : 1];
    const rows = [this.soldiers(side), this.bulwarks(side), this.fog(side), this.hand(side)];
    const inner = seat === ownSeat(this.view.viewer) ? rows : [rows[1], rows[0], rows[2], rows[3]];
    const ofFrame = [...this.pack(side), ...this.rare(side), ...this.otherDeck(side)];
    return [this.summary(seat, side), ...inner.flatMap((lines) => lines ?? []), ...ofFrame];
  }

  private word(word: keyof typeof BOARD_WORDS): string {
    return BOARD_WORDS[word][this.style.lang];
  }

  private summary(seat: Seat, { life, hand, grave }: SeatView): string {
    const top = grave.top === undefined ? '–' : cardSign(grave.top);
    const parts = [
      `${this.word('life')} ${life.count ?? '10+'}`,
      `${this.word('hand')} ${hand.count}`,
      `${this.word('grave')} ${top}${grave.count === undefined || grave.count < 2 ? '' : ` (${grave.count})`}`,
    ];
    const name = personName(seat, this.view.viewer, this.style.lang).toUpperCase();
    return this.style.paint.line(` ${padEnd(name, LABEL + 4)}${parts.join('   ')}`);
  }

  /** A labelled row, folded where it is too long; nothing where it is empty. */
  private row(label: string, items: readonly string[]): string[] {
    if (items.length === 0) return [];
    const lines = fold(items, this.style.columns - LABEL - 4);
    return lines.map((line, i) => this.style.paint.line(`    ${padEnd(i === 0 ? label : '', LABEL)}${line}`));
  }

  private soldiers({ field }: SeatView): string[] {
    const soldiers = field.filter(({ as }) => as === 'soldier');
    return this.row(
      this.word('soldiers'),
      soldiers.map((unit) => `${unitSigns(unit.cards)}${this.sizeText(unit)}${this.flags(unit)}`),
    );
  }

  /** The size where the card does not tell it. */
  private sizeText({ cards, modifier, size }: UnitView): string {
    const plain = cards.length === 1 && modifier === 0 && !this.view.seats.some(({ force }) => force !== 0);
    return plain || size === undefined ? '' : `=${size}`;
  }

  private bulwarks({ field }: SeatView): string[] {
    const bulwarks = field.filter(({ as }) => as === 'bulwark');
    const items = bulwarks.map(
      (unit, i) => `${i + 1}:${unit.cards.length === 0 ? '■' : unitSigns(unit.cards)}${this.flags(unit)}`,
    );
    return this.row(this.word('bulwarks'), items);
  }

  private flags({ driven, new: fresh, attacker, blocks }: UnitView): string {
    const flags = [
      ...(driven ? [this.word('driven')] : []),
      ...(fresh.length > 0 && fresh.every(Boolean) ? [this.word('fresh')] : []),
      ...(attacker ? [this.word('attacks')] : []),
      ...(blocks === undefined ? [] : [fill(BOARD_WORDS.blocks, this.style.lang, { unit: this.names.unit(blocks) })]),
    ];
    return flags.length === 0 ? '' : `(${flags.join(', ')})`;
  }

  private fog({ fog, force }: SeatView): string[] {
    const forced = force === 0 ? [] : [`${this.word('force')} +${force}`];
    return this.row(this.word('fog'), [...fog.map((each) => this.fogText(each)), ...forced]);
  }

  private fogText({ card, effect, target }: FogView): string {
    const name = effect === undefined ? this.word('ended') : (this.rules.fogs[effect]?.name[this.style.lang] ?? '');
    return `${cardSign(card)} ${name}${target === undefined ? '' : ` → ${this.names.unit(target)}`}`;
  }

  private hand({ hand }: SeatView): string[] {
    const label = hand.cards.length === hand.count ? 'hand' : 'seenHand';
    return this.row(this.word(label), hand.cards.map(cardSign));
  }

  /** Closed or open, how many cards are left, and for who may know it which. */
  private pack({ pack }: SeatView): string[] {
    if (pack === undefined) return [];
    const state = this.word(pack.opened ? 'opened' : 'closed');
    const count = pack.count === undefined ? '' : ` (${pack.count})`;
    return this.row(this.word('pack'), [state + count, ...pack.cards.map(cardSign)]);
  }

  private rare({ rare }: SeatView): string[] {
    if (rare === undefined) return [];
    return this.row(this.word('rare'), [rare.card === undefined ? '■' : cardSign(rare.card)]);
  }

  private otherDeck({ second }: SeatView): string[] {
    if (second === undefined) return [];
    const { isFirst, retired, cards } = second;
    const which = isFirst === undefined ? '■' : this.word(isFirst ? 'firstDeck' : 'secondDeck');
    const won = retired ? ` (${this.word('retired')})` : '';
    return this.row(this.word('otherDeck'), [which + won, ...cards.map(cardSign)]);
  }

  stage(): string[] {
    const { paint, lang } = this.style;
    const requests = [...this.view.stage].reverse().map((request) => `    ${this.requestText(request)}`);
    const title = ` ${this.word('stage')}${requests.length === 0 ? `: ${BOARD_WORDS.empty[lang]}` : ''}`;
    return [title, ...requests.map(paint.line)];
  }

  private requestText({ action, by, keys, target }: RequestView): string {
    const { lang } = this.style;
    const aim = target === undefined ? '' : ` → ${targetText(target, this.view.viewer, lang, this.names)}`;
    return `${actionName(this.rules, action, lang)} ${cardSigns(keys)}${aim} (${personName(by, this.view.viewer, lang)})`;
  }
}
