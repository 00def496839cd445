/** Which actions matter as an answer, one by one. */
import { expect, test } from 'vitest';
import { LIFE, lookAt } from './board.ts';

const answers = (id: string, fieldA: string, B: string, stage: string): readonly string[] =>
  lookAt(`${id} / turn: A / chance: B / A: ${LIFE} / ${fieldA} / B: ${B} / stage: ${stage} / passed: A`, 'B').actions;

test('Kill, where there is a soldier of theirs', () => {
  const hand = `${LIFE} / hand S2 S3`;
  expect(answers('8.0/pro/full', 'field C9', hand, 'A summonSoldier S10')).toContain('kill');
  expect(answers('8.0/pro/full', 'field bulwark C9', hand, 'A summonSoldier S10')).not.toContain('kill');
});

test('Change Target, where the request could point elsewhere', () => {
  const hand = `${LIFE} / hand C2 C5 / field H7`;
  expect(answers('8.0/pro/full', 'field C9', hand, 'A down S7 -> B1')).toContain('changeTarget');
  expect(answers('8.0/pro/full', 'grave H2', hand, 'A down S7 -> B1')).not.toContain('changeTarget');
  expect(answers('8.0/pro/full', 'grave H2', hand, 'A throwing S7 C7 -> @B')).not.toContain('changeTarget');
  expect(answers('8.0/pro/full', 'grave H2', hand, 'B up H5 -> B1, A counter C7 -> #0')).toContain('changeTarget');
});

test('Trap Counter, where the rare card is among the key cards', () => {
  const rare = `${LIFE} / rare S9`;
  expect(answers('8.0/pro/rarePack', 'grave H2', rare, 'A summonSoldier S9')).toContain('trapCounter');
  expect(answers('8.0/pro/rarePack', 'grave H2', rare, 'A summonSoldier S8')).not.toContain('trapCounter');
});

test('Unsummon, for a charged character that is about to be lost', () => {
  const side = (unit: string) => `${LIFE} / hand H2 H3 / field bulwark C2, ${unit}`;
  expect(answers('8.0/standard/full', 'grave H2', side('S7'), 'A deathLance S9 D7 -> B2')).toContain('unsummon');
  expect(answers('8.0/standard/full', 'grave H2', side('S7'), 'A deathLance S9 D4 -> B2')).not.toContain('unsummon');
  expect(answers('8.0/standard/full', 'grave H2', side('S7 driven'), 'A deathLance S9 D7 -> B2')).not.toContain(
    'unsummon',
  );
});

test('Up against Sword Rain and Death Lance', () => {
  const side = `${LIFE} / hand H2 C3 / field S7`;
  expect(answers('8.0/master/full', 'grave H2', side, 'A swordRain S4 S3')).toContain('up');
  expect(answers('8.0/master/full', 'grave H2', side, 'A swordRain S5 S4')).not.toContain('up');
  expect(answers('8.0/master/full', 'grave H2', side, 'A deathLance S9 D7 -> B1')).toContain('up');
});

test('Reverse, for a soldier that their request is about, and for an own one that would be lost', () => {
  const pair = `${LIFE} / hand S2 H2`;
  expect(answers('8.0/pro/full', 'field S9', pair, 'A equip S5 -> A1')).toContain('reverse');
  expect(answers('8.0/pro/full', 'field S9', pair, 'A summonSoldier S5')).not.toContain('reverse');
  expect(answers('8.0/pro/full', 'field bulwark S9', `${pair} / field C9`, 'A kill S3 S4 -> B1')).toContain('reverse');
});

test('before Hand Destruction everything that can be used is', () => {
  const side = `${LIFE} / hand JK1 HA D7 H3`;
  const stage = 'A handDestruction D9 C9 -> @B';
  const actions = answers('8.0/pro/full', 'field bulwark C8', side, stage);
  expect(actions).toEqual(expect.arrayContaining(['search', 'quickSummon', 'twist']));
  expect(answers('8.0/pro/full', 'field bulwark C8', side, 'A summonSoldier S9')).toEqual([]);
});

test('what only luck can bring does not matter: a closed pack; a rare card can be taken by who dies otherwise', () => {
  const dying = 'life C2 C3 / pack C4 C5';
  const stage = 'A throwing S9 C9 -> @B';
  expect(answers('8.0/pro/pack', 'grave H2', dying, stage)).toEqual([]);
  expect(answers('8.0/pro/rarePack', 'grave H2', `${dying} / rare CA`, stage)).toEqual(
    expect.arrayContaining(['openPack', 'rareDraw']),
  );
});

test('Rare Summon instead of a character that is lost anyway', () => {
  const side = `${LIFE} / rare SK / field S7`;
  expect(answers('8.0/pro/rarePack', 'grave H2', side, 'A kill S2 S3 -> B1')).toContain('rareSummon');
  expect(answers('8.0/pro/rarePack', 'grave H2', side, 'A summonSoldier S5')).not.toContain('rareSummon');
});

test('R·S·F always', () => {
  const side = `life D2 D3 / hand HA H10 HJ HQ HK / field bulwark C2, bulwark C3`;
  expect(answers('8.0/master/full', 'grave H2', side, 'A summonSoldier S5')).toContain('royalStraightFlush');
});
