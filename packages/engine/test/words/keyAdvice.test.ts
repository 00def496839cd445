import { describe, expect, test } from 'vitest';
import { actionAt, indexOfAction, makesKeys, parseFace, plainRuleset } from '../../src/index.ts';

const rules = plainRuleset('8.0', 'master');
const pattern = (id: string) => actionAt(rules, indexOfAction(rules, id)).pattern;
const cards = (text: string): number[] => text.split(' ').flatMap((code) => parseFace(code) ?? []);

describe('makesKeys: can these cards be the key cards?', () => {
  test.each([
    ['end', '', true],
    ['counter', 'C10', true],
    ['counter', 'CJ S5', false],
    ['summonSoldier', 'HA HJ', false],
    ['summonSoldier', 'D2', true],
    ['search', 'S2 JK2', true],
    ['kill', 'S2', false],
    ['kill', 'S2 H3 SA', true],
    ['kill', 'S2 SJ', false],
    ['throwing', 'S2 SK', false],
    ['throwing', 'SK C2', true],
    ['unsummon', 'S2 H3 D4 H9', true],
    ['unsummon', 'S2 H3 D4 C9 JK1 JK2', false],
    ['reverse', 'S2 H3 D2', true],
    ['reverse', 'JK1 JK2', true],
    ['blackJack', 'SA HJ', false],
    ['blackJack', 'SA HJ SJ', true],
    ['royalStraightFlush', 'HA H10 HJ HQ HK', true],
    ['royalStraightFlush', 'HA H10 HJ HQ SK', false],
  ])('%s of %s: %s', (id, hand, expected) => {
    expect(makesKeys(pattern(id), cards(hand))).toBe(expected);
  });
});
