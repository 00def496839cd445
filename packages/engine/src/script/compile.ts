/** From what is printed to what is played: one regulation's tables. */

import { FIRST_EFFECT } from '../flow/routines.ts';
import { TRIGGER_KINDS } from '../state/layout.ts';
import { KINDS } from '../state/queries.ts';
import { actionTables } from './actionTable.ts';
import { programOf, type Routine, type Step } from './kernel.ts';
import { parseKeys } from './keyPattern.ts';
import type { ActionEntry, ActionVersion, CharacterEntry, CharacterVersion, FogEntry } from './printed.ts';
import {
  type Action,
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  GATE_OPPONENTS_TURN,
  GATE_PACK,
  GATE_RARE,
  GATE_STAGE,
  MAX_LIMITS,
  type ResolvedTrigger,
  type Ruleset,
  type Text,
  type TriggerClass,
} from './ruleset.ts';
import { parseTarget } from './targets.ts';

export interface Source
  extends Pick<
    Ruleset,
    'id' | 'edition' | 'format' | 'frame' | 'frameOptions' | 'deck' | 'series' | 'options' | 'switches' | 'visibility'
  > {
  readonly flow: readonly Routine[];
  /** The last step of every effect: the resolution ends. */
  readonly finish: Step;
  readonly actions: readonly ActionEntry[];
  /** Actions that only frames add, and which of them this regulation has. */
  readonly frameActions: readonly ActionEntry[];
  readonly addedActions: readonly string[];
  readonly characters: readonly CharacterEntry[];
  readonly fogs: readonly FogEntry[];
}

/** The version that an edition prints: the latest that is not younger. */
function versionFor<V extends { readonly since: Edition }>(versions: readonly V[], edition: Edition): V | undefined {
  return versions.filter(({ since }) => EDITIONS.indexOf(since) <= EDITIONS.indexOf(edition)).at(-1);
}

export const includes = (format: Format, tier: Format): boolean => FORMATS.indexOf(tier) <= FORMATS.indexOf(format);

/** The entries that an edition and format print, each in its version; undefined where it has none. */
function inPrint<V extends { readonly since: Edition; readonly tier: Format }>(
  entries: readonly { readonly id: string; readonly versions: readonly V[] }[],
  source: Source,
) {
  return entries.map((entry) => {
    const version = versionFor(entry.versions, source.edition);
    return version === undefined || !includes(source.format, version.tier) ? undefined : { id: entry.id, ...version };
  });
}

const present = <T>(item: T | undefined): item is T => item !== undefined;

export function compile(source: Source): Ruleset {
  const entries = [...source.actions, ...source.frameActions];
  const printed = [
    ...inPrint<ActionVersion>(source.actions, source),
    ...inPrint<ActionVersion>(source.frameActions, source).map((version) =>
      version !== undefined && source.addedActions.includes(version.id) ? version : undefined,
    ),
  ];
  const triggerIds = printed
    .filter(present)
    .filter((version) => version.at.startsWith('triggered'))
    .map(({ id }) => id);
  if (triggerIds.length > TRIGGER_KINDS) throw new Error('bug: too many kinds of triggered actions');
  const limitIds = printed
    .filter(present)
    .filter((version) => version.oncePerTurn)
    .map(({ id }) => id);
  if (limitIds.length > MAX_LIMITS) throw new Error('bug: too many once-per-turn actions');
  const actions = printed.map((version, index) =>
    version === undefined ? undefined : compileAction(version, index, triggerIds, limitIds),
  );
  const direct = actions.filter(present).filter((action) => action.direct);
  const triggers = triggerIds.map((id) => actions.find((action) => action?.id === id)).filter(present);
  const kinds = source.characters.map(({ id, versions }) => kindFor(id, versions, source.edition));
  const magician = kinds[KINDS.indexOf('magician')];
  const effects = printed.map((version) => ({
    name: version?.id ?? '',
    steps: version === undefined ? [] : [...version.effect, source.finish],
  }));
  const routines = [...source.flow, ...effects];
  return Object.freeze({
    id: source.id,
    edition: source.edition,
    format: source.format,
    frame: source.frame,
    frameOptions: source.frameOptions,
    deck: source.deck,
    series: source.series,
    options: source.options,
    switches: source.switches,
    visibility: source.visibility,
    asksGraveTop: source.options.graveTop === 'ask',
    actions,
    byId: new Map(actions.filter(present).map((action) => [action.id, action])),
    direct,
    atMain: actionTables(direct),
    atQuick: actionTables(direct.filter(({ main }) => !main)),
    characters: inPrint(source.characters, source).filter(present),
    fogs: inPrint(source.fogs, source)
      .filter(present)
      .map((fog) => ({ target: undefined, ...fog })),
    kinds,
    magicianWaives:
      magician !== undefined && includes(source.format, magician.tier) ? (magician.waives ?? 'nothing') : 'nothing',
    routines,
    program: programOf(routines),
    triggers,
    triggerClasses: triggerClasses(triggers, source.switches.triggersByTiming),
    fieldToGrave: fieldToGrave(printed.filter(present), kinds, triggerIds),
    nextGeneration: triggerIds.indexOf('nextGeneration'),
    whenResolved: entries.map(({ id }) => whenResolved(id, printed.filter(present), triggerIds)),
  });
}

function kindFor(id: string, versions: readonly CharacterVersion[], edition: Edition): CharacterVersion {
  const version = versionFor(versions, edition);
  if (version === undefined) throw new Error(`bug: no ${id} in ${edition}`);
  return version;
}

type Printed = ActionVersion & { readonly id: string };

function compileAction(
  version: Printed,
  index: number,
  triggerIds: readonly string[],
  limitIds: readonly string[],
): Action {
  const { direct, immediate, main } = parseAt(version.at);
  const clauses = clausesOf(version);
  const pattern = parseKeys(version.keys);
  return Object.freeze({
    index,
    id: version.id,
    name: version.name,
    type: version.type,
    quickMagic: version.type === 'quickMagic',
    tier: version.tier,
    direct,
    immediate,
    main,
    cost: version.cost,
    keys: version.keys,
    target: version.target,
    clauses,
    text: { ja: clauses.map(({ ja }) => ja).join(''), en: clauses.map(({ en }) => en).join(' ') },
    ...parseCost(version.cost),
    pattern,
    targetRule: parseTarget(version.target),
    hasParts: version.keys !== '' || version.target !== '' || /[BDS]/.test(version.cost),
    limit: limitIds.indexOf(version.id),
    gates: gatesOf(version, limitIds),
    onlyOpponentsTurn: version.onlyOpponentsTurn === true,
    maxLife: version.maxLife ?? ANY_LIFE,
    needsClosedPack: version.needsClosedPack === true,
    needsRare: version.needsRare === true,
    counterable: version.counterable !== false,
    holdsCostTriggers: version.holdsCostTriggers === true,
    routine: FIRST_EFFECT + index,
    trigger: triggerIds.indexOf(version.id),
  });
}

function gatesOf(version: Printed, limitIds: readonly string[]): number {
  return (
    (version.oncePerTurn ? 1 << limitIds.indexOf(version.id) : 0) |
    (version.onlyOpponentsTurn ? GATE_OPPONENTS_TURN : 0) |
    (version.at.includes('normal') ? GATE_STAGE : 0) |
    (version.needsClosedPack ? GATE_PACK : 0) |
    (version.needsRare ? GATE_RARE : 0)
  );
}

/** `direct normal quick` and the like. */
function parseAt(text: string): { direct: boolean; immediate: boolean; main: boolean } {
  const match = /^(direct|triggered) (immediate|normal) (main|quick)$/.exec(text);
  if (match === null) throw new Error(`bug: unknown trigger, speed and timing "${text}"`);
  return { direct: match[1] === 'direct', immediate: match[2] === 'immediate', main: match[3] === 'main' };
}

function parseCost(cost: string): { b: number; l: number; d: number; s: number } {
  if (!/^[BLDS]*$/.test(cost)) throw new Error(`bug: unknown cost "${cost}"`);
  const count = (letter: string): number => cost.split(letter).length - 1;
  return { b: count('B'), l: count('L'), d: count('D'), s: count('S') };
}

const ANY_LIFE = 255;
const ONCE_PER_TURN: Text = { ja: '1ターンに1度だけ。', en: 'Once per turn.' };
const OPPONENTS_TURN: Text = {
  ja: '自分がターンを持っていないときだけ起こせる。',
  en: 'Only while you do not have the turn.',
};
const CLOSED_PACK: Text = { ja: 'パックを開けていないときだけ起こせる。', en: 'Only while your pack is closed.' };
const lifeAtMost = (life: number): Text => ({
  ja: `自分のライフが${life}枚以下のときだけ起こせる。`,
  en: `Only while your life is ${life} cards or less.`,
});
const NOT_DIRECT: Text = { ja: 'プレイヤーが直接起こすことはできない。', en: 'Players cannot raise it themselves.' };
const NO_COUNTER: Text = { ja: 'カウンターの対象にならない。', en: 'Counter cannot target it.' };

/** Conditions first, then what happens. */
function clausesOf(version: ActionVersion): Text[] {
  return [
    version.oncePerTurn ? ONCE_PER_TURN : undefined,
    version.onlyOpponentsTurn ? OPPONENTS_TURN : undefined,
    version.needsClosedPack ? CLOSED_PACK : undefined,
    version.maxLife === undefined ? undefined : lifeAtMost(version.maxLife),
    version.counterable === false ? NO_COUNTER : undefined,
    version.when?.say ?? (version.at.startsWith('triggered') ? NOT_DIRECT : undefined),
    ...version.effect.map(({ say }) => say),
  ].filter(present);
}

function triggerClasses(triggers: readonly Action[], byTiming: boolean): TriggerClass[] {
  const timings = byTiming ? [true, false] : [undefined];
  return [true, false].flatMap((immediate) =>
    [true, false].flatMap((ofTurnPlayer) =>
      timings.map((main) => triggerClass(triggers, ofTurnPlayer, immediate, main)),
    ),
  );
}

function triggerClass(
  triggers: readonly Action[],
  ofTurnPlayer: boolean,
  immediate: boolean,
  main: boolean | undefined,
): TriggerClass {
  const members = triggers.flatMap((action, i) =>
    action.immediate === immediate && (main === undefined || action.main === main) ? [i] : [],
  );
  return { ofTurnPlayer, triggers: members, kinds: members.reduce((mask, i) => mask | (1 << i), 0) };
}

/** By kind × 14 + number. 8.0 asks the action, 6.1 and 7.0 the character. */
function fieldToGrave(
  printed: readonly Printed[],
  kinds: readonly CharacterVersion[],
  triggerIds: readonly string[],
): Uint8Array {
  const table = new Uint8Array(kinds.length * 14);
  const add = (kind: number, number: number, id: string): void => {
    table[kind * 14 + number] = (table[kind * 14 + number] as number) | (1 << triggerIds.indexOf(id));
  };
  for (const { id, when } of printed)
    if (when !== undefined && 'fieldToGrave' in when)
      for (const number of when.fieldToGrave) for (let kind = 0; kind < kinds.length; kind++) add(kind, number, id);
  for (const [kind, { toGraveRaises }] of kinds.entries())
    for (const number of toGraveRaises ?? []) add(kind, number, 'nextGeneration');
  return table;
}

function whenResolved(id: string, printed: readonly Printed[], triggerIds: readonly string[]): ResolvedTrigger[] {
  return printed.flatMap(({ id: raised, when }) =>
    when !== undefined && 'resolved' in when && when.resolved === id
      ? [{ trigger: triggerIds.indexOf(raised), needsAttacker: when.needsAttacker === true }]
      : [],
  );
}
