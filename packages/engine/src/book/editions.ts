/** The editions: what is printed in each, and how their core flow differs. */
import type { ActionEntry, CharacterEntry } from '../script/printed.ts';
import { EDITIONS, type Edition, FORMATS, type Format, type Switches } from '../script/ruleset.ts';
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
import { openPack } from './actions/openPack.ts';
import { quickSummon } from './actions/quickSummon.ts';
import { rareDraw } from './actions/rareDraw.ts';
import { rareSummon } from './actions/rareSummon.ts';
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
import { trapCounter } from './actions/trapCounter.ts';
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

/** In the order of the printed 8.0 list. An action's place is its number in states and records: add at the end of the frames' actions below. */
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

/** What frames add to the list. Numbered after the others. */
export const FRAME_ACTION_ENTRIES: readonly ActionEntry[] = [openPack, rareDraw, rareSummon, trapCounter];

/** In the order of queries.KINDS. */
export const CHARACTER_ENTRIES: readonly CharacterEntry[] = [soldier, hero, ace, magician, equipped, bulwark];

/** Rulebook h. */
export const SWITCHES: Readonly<Record<Edition, Switches>> = {
  '6.1': { passOnEmptyStage: false, triggerCheckAfterRaise: false, triggersByTiming: false, tie: 'draw' },
  '7.0p': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: false, tie: 'turnPlayerLoses' },
  '7.0': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: false, tie: 'turnPlayerLoses' },
  '8.0': { passOnEmptyStage: true, triggerCheckAfterRaise: true, triggersByTiming: true, tie: 'turnPlayerLoses' },
};

export const isEdition = (text: string): text is Edition => (EDITIONS as readonly string[]).includes(text);
export const isFormat = (text: string): text is Format => (FORMATS as readonly string[]).includes(text);
