/** The editions: what is printed in each, and how their core flow differs. `ruleset` resolves one regulation to tables. */
import { coreFlow } from '../flow/coreFlow.ts';
import { draft } from '../flow/request.ts';
import { resolve } from '../flow/resolve.ts';
import { setUp } from '../flow/setUp.ts';
import { triggerCheck } from '../flow/triggerCheck.ts';
import { compile } from '../script/compile.ts';
import type { ActionEntry, CharacterEntry } from '../script/printed.ts';
import {
  EDITIONS,
  type Edition,
  FORMATS,
  type Format,
  type Ruleset,
  type Switches,
  type TableOptions,
} from '../script/ruleset.ts';
import { attack } from './actions/attack.ts';
import { blackJack } from './actions/blackJack.ts';
import { block } from './actions/block.ts';
import { changeTarget } from './actions/changeTarget.ts';
import { charge } from './actions/charge.ts';
import { counter } from './actions/counter.ts';
import { damageJudgement } from './actions/damageJudgement.ts';
import { deathLance } from './actions/deathLance.ts';
import { destroyBulwark } from './actions/destroyBulwark.ts';
import { down } from './actions/down.ts';
import { draw } from './actions/draw.ts';
import { end } from './actions/end.ts';
import { equip } from './actions/equip.ts';
import { force } from './actions/force.ts';
import { handDestruction } from './actions/handDestruction.ts';
import { kill } from './actions/kill.ts';
import { nextGeneration } from './actions/nextGeneration.ts';
import { quickSummon } from './actions/quickSummon.ts';
import { reanimate } from './actions/reanimate.ts';
import { recruit } from './actions/recruit.ts';
import { reunion } from './actions/reunion.ts';
import { reverse } from './actions/reverse.ts';
import { royalStraightFlush } from './actions/royalStraightFlush.ts';
import { search } from './actions/search.ts';
import { setBulwark } from './actions/setBulwark.ts';
import { summonAce } from './actions/summonAce.ts';
import { summonHero } from './actions/summonHero.ts';
import { summonMagician } from './actions/summonMagician.ts';
import { summonSoldier } from './actions/summonSoldier.ts';
import { supplyBulwark } from './actions/supplyBulwark.ts';
import { surprise } from './actions/surprise.ts';
import { swordRain } from './actions/swordRain.ts';
import { throwing } from './actions/throwing.ts';
import { truce } from './actions/truce.ts';
import { twist } from './actions/twist.ts';
import { unsummon } from './actions/unsummon.ts';
import { up } from './actions/up.ts';
import { ace } from './characters/ace.ts';
import { bulwark } from './characters/bulwark.ts';
import { equipped } from './characters/equipped.ts';
import { hero } from './characters/hero.ts';
import { magician } from './characters/magician.ts';
import { soldier } from './characters/soldier.ts';
import { FOG_ENTRIES } from './fogs.ts';
import { VISIBILITY } from './visibility.ts';

/** In the order of the printed 8.0 list. An action's place here is its number in states and records: add at the end. */
export const ACTION_ENTRIES: readonly ActionEntry[] = [
  end,
  charge,
  draw,
  attack,
  block,
  damageJudgement,
  nextGeneration,
  setBulwark,
  summonSoldier,
  summonHero,
  summonAce,
  quickSummon,
  summonMagician,
  equip,
  up,
  down,
  twist,
  counter,
  reunion,
  kill,
  truce,
  changeTarget,
  search,
  blackJack,
  royalStraightFlush,
  reverse,
  unsummon,
  destroyBulwark,
  throwing,
  deathLance,
  supplyBulwark,
  reanimate,
  handDestruction,
  force,
  swordRain,
  recruit,
  surprise,
];

/** In the order of queries.KINDS. */
export const CHARACTER_ENTRIES: readonly CharacterEntry[] = [soldier, hero, ace, magician, equipped, bulwark];

/** Rulebook h. */
export const SWITCHES: Readonly<Record<Edition, Switches>> = {
  '6.1': { passOnEmptyStage: false, triggerCheckAfterRaise: false, triggersByTiming: false, tie: 'draw' },
  '7.0p': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: false, tie: 'turnPlayerLoses' },
  '7.0': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: false, tie: 'turnPlayerLoses' },
  '8.0': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: true, tie: 'turnPlayerLoses' },
};

const FLOW = [coreFlow, draft, triggerCheck, resolve, setUp];

export interface Regulation {
  readonly edition: Edition;
  readonly format: Format;
  readonly frame: string;
}

const resolved = new Map<string, Ruleset>();

/** The tables of a regulation; the same object for the same regulation. */
export function ruleset(regulation: Regulation, options: TableOptions = { graveTop: 'last' }): Ruleset {
  const id = `${regulation.edition}/${regulation.format}/${regulation.frame}`;
  const key = `${id} ${options.graveTop}`;
  const known = resolved.get(key);
  if (known !== undefined) return known;
  const made = compile({
    ...regulation,
    id,
    options,
    switches: SWITCHES[regulation.edition],
    visibility: VISIBILITY,
    flow: FLOW,
    actions: ACTION_ENTRIES,
    characters: CHARACTER_ENTRIES,
    fogs: FOG_ENTRIES,
  });
  resolved.set(key, made);
  return made;
}

export const isEdition = (text: string): text is Edition => (EDITIONS as readonly string[]).includes(text);
export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);

/** The ruleset of an id such as 8.0/lite/full, or undefined where there is none. */
export function rulesetOf(id: string, options?: TableOptions): Ruleset | undefined {
  const [edition = '', format = '', frame = '', more] = id.split('/');
  if (!isEdition(edition) || !isFormat(format) || frame !== 'full' || more !== undefined) return undefined;
  return ruleset({ edition, format, frame }, options);
}
