/** The book of an edition and format, in the order in which it is printed. */
import {
  type Action,
  type ActionType,
  actionsOf,
  type Edition,
  type Format,
  FRAME_ENTRIES,
  OPTION_ENTRIES,
  plainRuleset,
  REGULATIONS,
  type Regulation,
  type Ruleset,
  ruleset,
} from '@blackpoker/engine';

export type FrameEntry = (typeof FRAME_ENTRIES)[number];
export type OptionEntry = (typeof OPTION_ENTRIES)[number];

export interface ActionGroup {
  readonly type: ActionType;
  readonly actions: readonly Action[];
}

export interface RulesBook {
  readonly rules: Ruleset;
  readonly groups: readonly ActionGroup[];
  readonly frames: readonly FrameEntry[];
  readonly options: readonly OptionEntry[];
}

/** The order of the printed groups: 8.0 begins with the basic ones, the others with summons. */
const PRINTED_ORDER: readonly ActionType[] = [
  'basic',
  'summon',
  'turnControl',
  'battle',
  'quickMagic',
  'normalMagic',
  'trigger',
  'pack',
];

const books = new Map<string, RulesBook>();

/** The same object for the same edition and format. */
export function rulesBook(edition: Edition, format: Format): RulesBook {
  const { id } = plainRuleset(edition, format);
  const book = books.get(id) ?? bookOf(edition, format);
  books.set(id, book);
  return book;
}

function bookOf(edition: Edition, format: Format): RulesBook {
  const rules = plainRuleset(edition, format);
  const actions = [...actionsOf(rules), ...frameActions(rules)];
  return {
    rules,
    groups: PRINTED_ORDER.map((type) => ({ type, actions: actions.filter((action) => action.type === type) })).filter(
      (group) => group.actions.length > 0,
    ),
    frames: FRAME_ENTRIES.filter(({ offers }) =>
      offers.some((offer) => offer.editions.includes(edition) && offer.formats.includes(format)),
    ),
    options: OPTION_ENTRIES.filter(({ editions, formats }) => editions.includes(edition) && formats.includes(format)),
  };
}

/** What the frames and options of an edition and format add, each once. */
function frameActions({ edition, format, byId }: Ruleset): Action[] {
  const regulations = REGULATIONS.filter((each) => each.edition === edition && each.format === format);
  const adding = [...FRAME_ENTRIES, ...OPTION_ENTRIES].filter(({ actions }) => actions !== undefined);
  const first = adding.map(({ id }) => regulations.find((each) => hasPart(each, id)));
  const added = first.flatMap((each) => (each === undefined ? [] : actionsOf(ruleset(each))));
  return [...new Map(added.filter(({ id }) => !byId.has(id)).map((action) => [action.id, action])).values()];
}

const hasPart = ({ frame, frameOptions = [] }: Regulation, id: string): boolean =>
  frame === id || frameOptions.some((option) => option === id);

/** Every action of the book, in its order. */
export const bookActions = ({ groups }: RulesBook): Action[] => groups.flatMap(({ actions }) => actions);

export const SECTIONS = ['actions', 'characters', 'fogs', 'frames', 'flow', 'changes', 'glossary', 'rulings'] as const;
export type Section = (typeof SECTIONS)[number];

/** The anchors of a book's entries; an action has its id. */
export const anchor = {
  type: (type: string): string => `type-${type}`,
  character: (id: string): string => `character-${id}`,
  fog: (id: string): string => `fog-${id}`,
  frame: (id: string): string => `frame-${id}`,
  option: (id: string): string => `option-${id}`,
  flow: (id: string): string => `flow-${id}`,
  term: (id: string): string => `term-${id}`,
  ruling: (number: string): string => `ruling-${number}`,
} as const;
