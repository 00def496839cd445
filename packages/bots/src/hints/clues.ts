/** The first two tiers of a hint: where to look, and what kind of thing to do. */
import {
  type Action,
  actionAt,
  type ChoiceParts,
  choiceParts,
  type DecisionKind,
  fill,
  kindToAct,
  LANGS,
  type State,
  TARGET_REQUEST,
  type Text,
  typeName,
} from '@blackpoker/engine';
import type { Line } from './line.ts';
import { CLUE_WORDS, type ClueCode } from './reasonWords.ts';

export interface Clue {
  readonly code: ClueCode;
  readonly text: Text;
}

const clue = (code: ClueCode): Clue => ({ code, text: CLUE_WORDS[code] });

const ZONES: Partial<Readonly<Record<DecisionKind, ClueCode>>> = {
  setCard: 'hand',
  discard: 'hand',
  key: 'hand',
  payD: 'hand',
  takeLife: 'life',
  drawMore: 'life',
  opening: 'life',
  rareCard: 'life',
  deck: 'life',
  takeGrave: 'grave',
  graveTop: 'grave',
  takePack: 'pack',
};
const ACTION_ZONES: Readonly<Record<string, ClueCode>> = {
  end: 'turn',
  setBulwark: 'hand',
  openPack: 'pack',
  rareDraw: 'rare',
  rareSummon: 'rare',
  trapCounter: 'rare',
};

/** Where to look. `world`: at the first choice of the line. */
export function zoneClue(world: State, line: Line): Clue {
  const [first] = line.map(choiceParts);
  if (first?.type === 'pass') return clue('wait');
  if (first?.type === 'action') return clue(zoneOfAction(actionAt(world.rules, first.action)));
  return clue(ZONES[kindToAct(world) ?? 'chance'] ?? 'field');
}

function zoneOfAction({ id, keys, targetRule }: Action): ClueCode {
  if (targetRule?.kind === TARGET_REQUEST) return 'stage';
  return ACTION_ZONES[id] ?? (keys === '' ? 'field' : 'hand');
}

/** What kind of thing to do. */
export function typeClue(world: State, line: Line): Clue {
  const [first] = line.map(choiceParts);
  if (first?.type === 'action') return ofType(world, first.action);
  if (first?.type === 'pass') return clue('wait');
  return clue(line.map(choiceParts).some(isDeed) ? 'act' : 'refrain');
}

function ofType({ rules }: State, action: number): Clue {
  const { type } = actionAt(rules, action);
  const [ja = '', en = ''] = LANGS.map((lang) => fill(CLUE_WORDS.type, lang, { type: typeName(type, lang) }));
  return { code: 'type', text: { ja, en } };
}

/** Names something, or says yes (value 1). */
const isDeed = (part: ChoiceParts): boolean => (part.type === 'value' ? part.value === 1 : part.type !== 'done');
