/** The printed lists: rulebook a.7 and a.8, written down here by hand. */
import { describe, expect, test } from 'vitest';
import { type Action, EDITIONS, type Edition, FORMATS, type Format, plainRuleset } from '../../src/index.ts';

type Row = readonly [
  id: string,
  en: string,
  ja: string,
  tier: string,
  type: string,
  at: string,
  cost: string,
  keys: string,
  target: string,
];
type Field = 'tier' | 'type' | 'at';

/** As 8.0 prints it. D direct, T triggered; I immediate, N normal; M main, Q quick. */
const PRINTED: readonly Row[] = [
  ['end', 'End', 'エンド', 'L', 'basic', 'DNM', '', '', ''],
  ['charge', 'Charge', 'チャージ', 'L', 'basic', 'TIM', '', '', ''],
  ['draw', 'Draw', 'ドロー', 'L', 'basic', 'TNM', '', '', ''],
  ['attack', 'Attack', 'アタック', 'L', 'basic', 'DNM', '', '', ''],
  ['block', 'Block', 'ブロック', 'L', 'basic', 'TNM', '', '', ''],
  ['damageJudgement', 'Damage Judgement', 'ダメージ判定', 'L', 'basic', 'TNM', '', '', ''],
  ['nextGeneration', 'Next Generation', '世代交代', 'L', 'basic', 'TIQ', '', '', ''],
  ['setBulwark', 'Set Bulwark', '防壁設置', 'L', 'summon', 'DIM', 'L', '', ''],
  ['summonSoldier', 'Summon Soldier', '兵士召喚', 'L', 'summon', 'DNM', 'BL', 'one 2–10', ''],
  ['summonHero', 'Summon Hero', '英雄召喚', 'L', 'summon', 'DNM', 'BBL', 'one J–K', ''],
  ['summonAce', 'Summon Ace', 'エース召喚', 'L', 'summon', 'DNM', 'L', 'one A', ''],
  ['quickSummon', 'Quick Summon', 'クイック召喚', 'P', 'summon', 'DNQ', 'D', 'one A', ''],
  ['summonMagician', 'Summon Magician', '魔術士召喚', 'S', 'summon', 'DNM', 'BD', 'one Joker', ''],
  ['equip', 'Equip', '装備', 'L', 'summon', 'DNM', 'BL', 'one A–K', "own soldier of the key card's suit, not a Joker"],
  ['unsummon', 'Unsummon', '帰還', 'S', 'quickMagic', 'DNQ', 'B', 'two cards of one suit', 'own character'],
  ['up', 'Up', 'アップ', 'L', 'quickMagic', 'DNQ', 'D', '♡A–10', 'soldier'],
  ['down', 'Down', 'ダウン', 'L', 'quickMagic', 'DNQ', 'D', '♠A–10', 'soldier'],
  ['twist', 'Twist', 'ツイスト', 'L', 'quickMagic', 'DNQ', 'D', '♢A–10', 'character'],
  ['counter', 'Counter', 'カウンター', 'L', 'quickMagic', 'DNQ', 'D', '♣A–10', 'an action with 1 or 2 key cards'],
  ['reunion', 'Reunion', '再会', 'P', 'quickMagic', 'DNQ', '', 'two ♡A–10', ''],
  ['kill', 'Kill', 'キル', 'P', 'quickMagic', 'DNQ', '', 'two ♠A–10', 'soldier'],
  ['truce', 'Truce', '停戦', 'P', 'quickMagic', 'DNQ', '', 'two ♢A–10', 'a Damage Judgement action'],
  [
    'changeTarget',
    'Change Target',
    '対象変更',
    'P',
    'quickMagic',
    'DNQ',
    '',
    'two ♣A–10',
    'an action that has a target',
  ],
  ['search', 'Search', 'サーチ', 'L', 'quickMagic', 'DIQ', '', 'one Joker', ''],
  ['blackJack', 'B·J', 'B・J', 'M', 'quickMagic', 'DNQ', 'SS', 'A + J of one suit', ''],
  [
    'royalStraightFlush',
    'R·S·F',
    'R・S・F',
    'M',
    'quickMagic',
    'DNQ',
    'BB',
    'A,10,J,Q,K of one suit (5)',
    'any player',
  ],
  [
    'reverse',
    'Reverse',
    'リバース',
    'P',
    'quickMagic',
    'DNQ',
    '',
    'two cards of one number',
    'character (either side)',
  ],
  [
    'destroyBulwark',
    'Destroy Bulwark',
    '防壁破壊',
    'L',
    'normalMagic',
    'DNM',
    '',
    '♡A–K + ♢A–K',
    'bulwark (either side)',
  ],
  ['throwing', 'Throw', '投擲', 'L', 'normalMagic', 'DNM', '', '♠A–K + ♣A–K', 'opponent'],
  ['deathLance', 'Death Lance', '死の槍', 'S', 'normalMagic', 'DNM', '', '♠A–K + ♢A–K', 'soldier'],
  ['supplyBulwark', 'Supply Bulwark', '防壁補充', 'S', 'normalMagic', 'DNM', '', '♡A–K + ♣A–K', ''],
  ['reanimate', 'Reanimate', 'リアニメイト', 'S', 'normalMagic', 'DNM', '', '♠A–K + ♡A–K', 'own character'],
  ['handDestruction', 'Hand Destruction', 'ハンデス', 'S', 'normalMagic', 'DNM', '', '♢A–K + ♣A–K', 'opponent'],
  ['force', 'Force', 'フォース', 'M', 'normalMagic', 'DNM', 'BB', 'two ♡A–10', ''],
  ['swordRain', 'Sword Rain', '剣の雨', 'M', 'normalMagic', 'DNM', 'BB', 'two ♠A–10', ''],
  ['recruit', 'Recruit', '徴募', 'M', 'normalMagic', 'DNM', 'BB', 'two ♢A–10', ''],
  ['surprise', 'Surprise', '奇襲', 'M', 'normalMagic', 'DNM', 'BB', 'two ♣A–10', ''],
];

const OLD_TYPES: Readonly<Record<string, Partial<Record<Field, string>>>> = {
  end: { type: 'turnControl' },
  charge: { type: 'turnControl' },
  draw: { type: 'turnControl' },
  attack: { type: 'battle' },
  block: { type: 'battle' },
  damageJudgement: { type: 'battle' },
  nextGeneration: { type: 'trigger' },
  unsummon: { type: 'summon' },
};

/** Where an edition differs from 8.0. */
const DIFFERENCES: Readonly<Record<Edition, Readonly<Record<string, Partial<Record<Field, string>>>>>> = {
  '6.1': {
    ...OLD_TYPES,
    blackJack: { type: 'normalMagic', at: 'DIM' },
    royalStraightFlush: { type: 'normalMagic', at: 'DNM' },
    reverse: { tier: 'S', type: 'normalMagic', at: 'DNM' },
  },
  '7.0p': { ...OLD_TYPES, reverse: { tier: 'S' } },
  '7.0': OLD_TYPES,
  '8.0': {},
};

/** How many actions Lite, Standard, Pro and Master have. */
const COUNTS: Readonly<Record<Edition, readonly number[]>> = {
  '6.1': [19, 26, 31, 37],
  '7.0': [19, 25, 31, 37],
  '7.0p': [19, 26, 31, 37],
  '8.0': [19, 25, 31, 37],
};

const TIERS: Readonly<Record<string, Format>> = { L: 'lite', S: 'standard', P: 'pro', M: 'master' };

function expectedList(edition: Edition, format: Format): string[][] {
  const rows = PRINTED.map(([id, en, ja, tier, type, at, ...rest]) => {
    const changed = { tier, type, at, ...DIFFERENCES[edition][id] };
    return [id, en, ja, TIERS[changed.tier] ?? '', changed.type, changed.at, ...rest];
  });
  return rows.filter((row) => FORMATS.indexOf(row[3] as Format) <= FORMATS.indexOf(format));
}

const timing = ({ direct, immediate, main }: Action): string =>
  `${direct ? 'D' : 'T'}${immediate ? 'I' : 'N'}${main ? 'M' : 'Q'}`;

const rowOf = (action: Action): string[] => {
  const { id, name, tier, type, cost, keys, target } = action;
  return [id, name.en, name.ja, tier, type, timing(action), cost, keys, target];
};

const actionsOf = (edition: Edition, format: Format): Action[] =>
  plainRuleset(edition, format).actions.filter((action) => action !== undefined);

const byId = (a: readonly string[], b: readonly string[]): number => ((a[0] ?? '') < (b[0] ?? '') ? -1 : 1);

describe.each(EDITIONS)('the list of %s', (edition) => {
  test.each(FORMATS)('%s has the printed actions, header by header', (format) => {
    const found = actionsOf(edition, format).map(rowOf);
    expect(found.sort(byId)).toEqual(expectedList(edition, format).sort(byId));
  });

  test('has the printed number of actions in each format', () => {
    expect(FORMATS.map((format) => actionsOf(edition, format).length)).toEqual(COUNTS[edition]);
  });

  test('has five kinds of characters in Lite and six above', () => {
    const counts = FORMATS.map((format) => plainRuleset(edition, format).characters.length);
    expect(counts).toEqual([5, 6, 6, 6]);
  });

  test('has fogs from 8.0 on: two, and Force in Master', () => {
    const counts = FORMATS.map((format) => plainRuleset(edition, format).fogs.length);
    expect(counts).toEqual(edition === '8.0' ? [2, 2, 2, 3] : [0, 0, 0, 0]);
  });

  test('limits Set Bulwark and Attack to once per turn, and Quick Summon to the opponent’s turn', () => {
    const actions = actionsOf(edition, 'master');
    expect(
      actions
        .filter(({ limit }) => limit >= 0)
        .map(({ id }) => id)
        .sort(),
    ).toEqual(['attack', 'setBulwark']);
    expect(actions.filter(({ onlyOpponentsTurn }) => onlyOpponentsTurn).map(({ id }) => id)).toEqual(['quickSummon']);
  });

  test('keeps five actions out of Counter’s reach', () => {
    const kept = actionsOf(edition, 'master').filter(({ counterable }) => !counterable);
    expect(kept.map(({ id }) => id).sort()).toEqual([
      'force',
      'recruit',
      'royalStraightFlush',
      'surprise',
      'swordRain',
    ]);
  });

  test('has text for every action in both languages', () => {
    for (const { id, text, name } of actionsOf(edition, 'master'))
      for (const words of [text.ja, text.en, name.ja, name.en]) expect(words, id).not.toBe('');
  });
});
