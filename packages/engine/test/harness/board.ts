/**
 * A board as text.
 *
 * Cards: `S9 H10 JK1`. Life is top first; `+4` stands for four cards of no importance, and a number alone for that many.
 * Units: `name=kind:cards/state`, such as `a=soldier:S5+S7/driven/new` or `w=bulwark:C8`; `/new:S7` names the cards that
 * entered this turn. Requests, bottom first: `A up H5 -> a`, with a name of their own as in `first=A up H5 -> a`.
 * Fog: `up:H5->a force:H2+H3`.
 */
import type { Position, PositionFog, PositionRequest, PositionSeat, PositionUnit } from '../../src/index.ts';

export type Who = 'A' | 'B';
export const opponentOf = (who: Who): Who => (who === 'A' ? 'B' : 'A');

export interface SideText {
  readonly life?: string | number;
  readonly hand?: string;
  readonly grave?: string;
  readonly field?: string;
  readonly fog?: string;
  /** A closed pack. */
  readonly pack?: string;
  /** What is left of a pack that has been opened. */
  readonly opened?: string;
  readonly rare?: string;
}

export interface BoardText {
  readonly turn?: Who;
  readonly chance?: Who;
  readonly stage?: readonly string[];
  /** Attackers, each with its blockers. */
  readonly combat?: Readonly<Record<string, string>>;
  /** What was added to the sizes of units earlier this turn. */
  readonly modifiers?: Readonly<Record<string, number>>;
  readonly used?: { readonly A?: string; readonly B?: string };
  readonly A?: SideText;
  readonly B?: SideText;
}

/** The board as it is written: here for the reading, `table({ A: …, B: … })`. */
export const table = (board: BoardText): BoardText => board;

export const words = (text: string): string[] => text.split(' ').filter((word) => word !== '');

const KINDS = ['soldier', 'hero', 'ace', 'magician', 'equipped', 'bulwark'] as const;
export type KindWord = (typeof KINDS)[number];

export interface UnitText {
  readonly name: string | undefined;
  readonly kind: KindWord;
  readonly cards: readonly string[];
  readonly driven: boolean;
  readonly fresh: boolean | readonly string[];
  readonly size: number | undefined;
}

export function parseUnit(text: string): UnitText {
  const match = /^(?:(\w+)=)?(\w+):([^/]+)((?:\/[\w:+-]+)*)$/.exec(text);
  const kind = KINDS.find((word) => word === match?.[2]);
  if (match === null || kind === undefined) throw new Error(`no unit: "${text}"`);
  const states = (match[4] ?? '').split('/').slice(1);
  const size = states.find((state) => state.startsWith('size:'));
  const fresh = states.find((state) => state.startsWith('new'));
  return {
    name: match[1],
    kind,
    cards: (match[3] ?? '').split('+'),
    driven: states.includes('driven'),
    fresh: fresh === undefined ? false : fresh === 'new' ? true : fresh.slice(4).split('+'),
    size: size === undefined ? undefined : Number(size.slice(5)),
  };
}

export interface RequestText {
  readonly name: string | undefined;
  readonly by: Who;
  readonly action: string;
  readonly keys: readonly string[];
  readonly target: string | undefined;
}

export function parseRequest(text: string): RequestText {
  const match = /^(?:(\w+)=)?([AB]) (\w+)((?: \w+)*)(?: -> (\S+))?$/.exec(text);
  if (match === null) throw new Error(`no request: "${text}"`);
  return {
    name: match[1],
    by: match[2] === 'A' ? 'A' : 'B',
    action: match[3] ?? '',
    keys: words(match[4] ?? ''),
    target: match[5],
  };
}

/** Cards of no importance: 2 to 10 first, so that Next Generation finds none of them in a life of ordinary length. */
const FILLERS = ['4', '6', '8', '3', '7', '9', '2', '5', '10', 'J', 'Q', 'K', 'A'].flatMap((number) =>
  ['C', 'D', 'H', 'S'].map((suit) => suit + number),
);
const DEFAULT_LIFE = 10;

function lifeOf(text: string | number, named: ReadonlySet<string>): string[] {
  const fillers = FILLERS.filter((code) => !named.has(code));
  const tokens = typeof text === 'number' ? [`+${text}`] : words(text);
  return tokens.flatMap((token) => (token.startsWith('+') ? fillers.splice(0, Number(token)) : [token]));
}

function fogOf(text: string): PositionFog {
  const match = /^(\w+):([^-]+)(?:->(\S+))?$/.exec(text);
  const [, effect = '', cards = '', target] = match ?? [];
  return { effect, cards: cards.split('+'), ...(target !== undefined && { target }) };
}

function unitOf(text: string): PositionUnit {
  const { name, kind, cards, driven, fresh } = parseUnit(text);
  const as = kind === 'bulwark' ? 'bulwark' : 'soldier';
  return { as, cards, driven, new: fresh, ...(name !== undefined && { unit: name }) };
}

function sideOf(side: SideText, keys: readonly string[]): PositionSeat {
  const [hand, grave] = [words(side.hand ?? ''), words(side.grave ?? '')];
  const field = words(side.field ?? '').map(unitOf);
  const fog = words(side.fog ?? '').map(fogOf);
  const life = side.life ?? DEFAULT_LIFE;
  const inLife = typeof life === 'string' ? words(life) : [];
  const frame = frameZonesOf(side);
  const aside = [...(frame.pack ?? []), ...words(side.rare ?? '')];
  const named = [hand, grave, inLife, keys, aside, ...[...field, ...fog].map(({ cards }) => cards)].flat();
  return { life: lifeOf(life, new Set(named)), hand, grave, field, ...(fog.length > 0 && { fog }), ...frame };
}

function frameZonesOf({ pack, opened, rare }: SideText): Pick<PositionSeat, 'pack' | 'packOpened' | 'rare'> {
  return {
    ...(pack !== undefined && { pack: words(pack) }),
    ...(opened !== undefined && { pack: words(opened), packOpened: true }),
    ...(rare !== undefined && { rare }),
  };
}

/** The position, with the two players exchanged where the board is `mirrored`. */
export function positionOf(board: BoardText, mirrored: boolean): Position {
  const seat = (who: Who): Who => (mirrored ? opponentOf(who) : who);
  const place = (target: string): string => (target === 'A' || target === 'B' ? seat(target) : target);
  const requests = (board.stage ?? []).map(parseRequest);
  const stage = requests.map(({ name, by, action, keys, target }): PositionRequest => {
    return { id: name ?? action, by: seat(by), action, keys, ...(target !== undefined && { target: place(target) }) };
  });
  const side = (who: Who): PositionSeat => {
    const keys = requests.filter(({ by }) => by === who).flatMap((request) => request.keys);
    return sideOf(board[who] ?? {}, keys);
  };
  const turn = board.turn ?? 'A';
  return {
    turn: seat(turn),
    chance: seat(board.chance ?? turn),
    stage,
    ...(board.combat !== undefined && { combat: combatOf(board.combat) }),
    modifiers: Object.entries(board.modifiers ?? {}).map(([unit, by]) => ({ unit, by })),
    used: { [seat('A')]: words(board.used?.A ?? ''), [seat('B')]: words(board.used?.B ?? '') },
    A: side(seat('A')),
    B: side(seat('B')),
  };
}

function combatOf(combat: Readonly<Record<string, string>>): NonNullable<Position['combat']> {
  const blocks = Object.entries(combat).map(([attacker, blockers]) => [attacker, words(blockers)] as const);
  return { attackers: Object.keys(combat), blocks: Object.fromEntries(blocks) };
}
