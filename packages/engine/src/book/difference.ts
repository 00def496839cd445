/** What plays differently between two rulesets, found by comparing what the book says of each. */
import {
  type Action,
  actionsOf,
  type CharacterInfo,
  type FogInfo,
  indexOfAction,
  type Ruleset,
  speedOf,
  type Text,
  timingOf,
  triggerOf,
} from '../script/ruleset.ts';
import { SWITCH_NAMES, switchWords, waiverWords } from '../words/switches.ts';
import { plainRuleset } from './regulations.ts';

export interface FieldChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

/** What one entry of a list has become. */
export interface EntryChange {
  readonly id: string;
  readonly name: Text;
  /** Only this edition has it in this format. */
  readonly only?: string;
  readonly fields: readonly FieldChange[];
  /** Clauses of the rule text that only one of them has. */
  readonly removed: readonly Text[];
  readonly added: readonly Text[];
}

export interface FlowChange {
  readonly id: string;
  readonly from: Text;
  readonly to: Text;
}

export interface RulesDifference {
  readonly from: string;
  readonly to: string;
  readonly format: string;
  readonly flow: readonly FlowChange[];
  readonly actions: readonly EntryChange[];
  readonly characters: readonly EntryChange[];
  readonly fogs: readonly EntryChange[];
}

export function difference(a: Ruleset, b: Ruleset): RulesDifference {
  return {
    from: a.edition,
    to: b.edition,
    format: b.format,
    flow: flowChanges(a, b),
    actions: changes(a, b, actionsOf(a), actionsOf(b), actionFields),
    characters: changes(a, b, a.characters, b.characters, characterFields),
    fogs: changes(a, b, a.fogs, b.fogs, fogFields),
  };
}

export const isSame = ({ flow, actions, characters, fogs }: RulesDifference): boolean =>
  flow.length + actions.length + characters.length + fogs.length === 0;

interface Entry {
  readonly id: string;
  readonly name: Text;
  readonly text: Text;
  readonly clauses?: readonly Text[];
}

type Fields = Readonly<Record<string, string>>;

function flowChanges(a: Ruleset, b: Ruleset): FlowChange[] {
  const switches = SWITCH_NAMES.filter((name) => a.switches[name] !== b.switches[name]).map((name) => ({
    id: name,
    from: switchWords(a.switches, name),
    to: switchWords(b.switches, name),
  }));
  const waives = { id: 'magicianWaives', from: waiverWords(a), to: waiverWords(b) };
  return a.magicianWaives === b.magicianWaives ? switches : [...switches, waives];
}

function changes<E extends Entry>(
  a: Ruleset,
  b: Ruleset,
  before: readonly E[],
  after: readonly E[],
  fieldsOf: (entry: E) => Fields,
): EntryChange[] {
  const gone = before.filter(({ id }) => !after.some((entry) => entry.id === id));
  const paired = after.map((entry) => ({ entry, old: before.find(({ id }) => id === entry.id) }));
  return [
    ...gone.map((entry) => onlyIn(entry, a, b, false)),
    ...paired.flatMap(({ entry, old }) =>
      old === undefined ? [onlyIn(entry, b, a, true)] : change(old, entry, fieldsOf),
    ),
  ];
}

/** Where the other edition has it in a higher format, its tiers say so. */
function onlyIn({ id, name }: Entry, has: Ruleset, lacks: Ruleset, later: boolean): EntryChange {
  const [here, there] = [tierOf(id, has), tierOf(id, lacks)];
  const [from = '', to = ''] = later ? [there, here] : [here, there];
  const fields = here === undefined || there === undefined || here === there ? [] : [{ field: 'tier', from, to }];
  return { id, name, only: has.edition, fields, removed: [], added: [] };
}

function tierOf(id: string, { edition }: Ruleset): string | undefined {
  const all = plainRuleset(edition, 'master');
  return all.actions[indexOfAction(all, id)]?.tier;
}

function change<E extends Entry>(old: E, entry: E, fieldsOf: (entry: E) => Fields): EntryChange[] {
  const [before, after] = [fieldsOf(old), fieldsOf(entry)];
  const fields = Object.keys(after)
    .map((field) => ({ field, from: before[field] ?? '', to: after[field] ?? '' }))
    .filter(({ from, to }) => from !== to);
  const removed = without(clauses(old), clauses(entry));
  const added = without(clauses(entry), clauses(old));
  if (fields.length + removed.length + added.length === 0) return [];
  return [{ id: entry.id, name: entry.name, fields, removed, added }];
}

const clauses = (entry: Entry): readonly Text[] => entry.clauses ?? [entry.text];
const without = (list: readonly Text[], known: readonly Text[]): Text[] =>
  list.filter(({ en }) => !known.some((text) => text.en === en));

const flag = (is: boolean): string => (is ? 'yes' : 'no');

function actionFields(action: Action): Fields {
  const { type, tier, cost, keys, target } = action;
  return {
    type,
    tier,
    trigger: triggerOf(action),
    speed: speedOf(action),
    timing: timingOf(action),
    cost,
    keys,
    target,
    oncePerTurn: flag(action.limit >= 0),
    onlyOpponentsTurn: flag(action.onlyOpponentsTurn),
    counterable: flag(action.counterable),
    holdsCostTriggers: flag(action.holdsCostTriggers),
  };
}

const characterFields = ({ tier, cards, size, labels }: CharacterInfo): Fields => ({
  tier,
  cards,
  size,
  labels: labels.map(({ en }) => en).join(', '),
});

const fogFields = ({ tier, cards, target }: FogInfo): Fields => ({ tier, cards, target: target?.en ?? '' });
