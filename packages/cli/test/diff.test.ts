import type { EntryChange, RulesDifference } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { call, json } from './harness.ts';

const between = (from: string, to: string, ...options: string[]): Promise<RulesDifference> =>
  json('diff', from, to, ...options);
const entry = (list: readonly EntryChange[], id: string): EntryChange =>
  list.find((change) => change.id === id) ?? expect.fail(`${id} has not changed`);
const fields = (list: readonly EntryChange[], id: string) =>
  Object.fromEntries(entry(list, id).fields.map(({ field, from, to }) => [field, `${from} > ${to}`]));
const flow = ({ flow: changes }: RulesDifference) => changes.map(({ id }) => id);

describe('diff: what the rule book lists (b.10)', () => {
  test('6.1 and 7.0: passing, the trigger check, ties', async () => {
    expect(flow(await between('6.1', '7.0'))).toEqual(['passOnEmptyStage', 'triggerCheckAfterRaise', 'tie']);
  });

  test('6.1 and 7.0: Reverse, B·J, R·S·F', async () => {
    const { actions } = await between('6.1', '7.0');
    expect(actions.map(({ id }) => id).sort()).toEqual(['blackJack', 'reverse', 'royalStraightFlush']);
    expect(fields(actions, 'reverse')).toEqual({
      type: 'normalMagic > quickMagic',
      tier: 'standard > pro',
      timing: 'main > quick',
    });
    expect(fields(actions, 'blackJack')).toEqual({
      type: 'normalMagic > quickMagic',
      speed: 'immediate > normal',
      timing: 'main > quick',
      holdsCostTriggers: 'no > yes',
    });
    expect(fields(actions, 'royalStraightFlush')).toEqual({ type: 'normalMagic > quickMagic', timing: 'main > quick' });
  });

  test('7.0 and 8.0: triggers by timing, the magician, fog', async () => {
    const found = await between('7.0', '8.0');
    expect(flow(found)).toEqual(['triggersByTiming', 'magicianWaives']);
    expect(found.fogs.map(({ id, only }) => [id, only])).toEqual([
      ['up', '8.0'],
      ['down', '8.0'],
      ['force', '8.0'],
    ]);
    expect(fields(found.actions, 'unsummon')).toEqual({ type: 'summon > quickMagic' });
    expect(fields(found.characters, 'soldier')).toEqual({ labels: ' > attacker, blocker' });
    expect(
      entry(found.actions, 'end')
        .added.map(({ en }) => en)
        .join(),
    ).toContain('fog');
  });

  test.each(['charge', 'draw', 'block', 'damageJudgement', 'nextGeneration'])(
    '7.0 and 8.0: %s has a trigger condition of its own',
    async (id) => {
      const { actions } = await between('7.0', '8.0');
      expect(entry(actions, id).added.some(({ en }) => en.includes('Triggers'))).toBe(true);
    },
  );

  test('7.0p and 7.0 differ in Reverse alone', async () => {
    const found = await between('7.0p', '7.0', '--format', 'standard');
    expect(found).toMatchObject({ flow: [], characters: [], fogs: [] });
    expect(found.actions).toMatchObject([
      { id: 'reverse', only: '7.0p', fields: [{ field: 'tier', from: 'standard', to: 'pro' }] },
    ]);
  });

  test('an edition does not differ from itself', async () => {
    const { code, out } = await call(['diff', '8.0', '8.0', '--lang', 'en']);
    expect(code).toBe(0);
    expect(out).toContain('Nothing plays differently');
  });

  test('is read in either language', async () => {
    expect((await call(['diff', '7.0', '8.0', '--lang', 'en'])).out).toContain('labels: none → attacker, blocker');
    expect((await call(['diff', '6.1', '7.0', '--lang', 'ja'])).out).toContain('種類: 通常魔法 → 速攻魔法');
    expect((await call(['diff', '7.0', '8.0', '--lang', 'ja'])).out).toContain('ラベル: なし → アタッカー, ブロッカー');
  });
});
