import { EDITIONS, FORMATS } from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { call, json } from './harness.ts';

const ACTIONS = {
  '6.1': [19, 26, 31, 37],
  '7.0p': [19, 26, 31, 37],
  '7.0': [19, 25, 31, 37],
  '8.0': [19, 25, 31, 37],
};

describe('list', () => {
  test.each(EDITIONS.flatMap((edition) => FORMATS.map((format, i) => ({ edition, format, i }))))(
    'counts what $edition $format prints',
    async ({ edition, format, i }) => {
      const list = await json('list', '--edition', edition, '--format', format);
      expect(list).toMatchObject({ edition, format });
      expect(list.actions).toHaveLength(ACTIONS[edition][i] ?? 0);
      expect(list.characters).toHaveLength(format === 'lite' ? 5 : 6);
      expect(list.fogs).toHaveLength(edition !== '8.0' ? 0 : format === 'master' ? 3 : 2);
    },
  );

  test.each([
    ['8.0/lite/entry20', 19, []],
    ['8.0/standard/pack', 26, ['openPack']],
    ['8.0/pro/strategy', 35, ['openPack', 'rareDraw', 'rareSummon', 'trapCounter']],
    ['7.0/master/random40+preset2+pack', 38, ['openPack']],
  ])('has the actions that %s adds', async (regulation, count, added) => {
    const list = await json('list', '--regulation', regulation);
    expect(list).toMatchObject({ regulation });
    expect(list.actions).toHaveLength(count);
    expect(list.actions.map(({ id }: { id: string }) => id)).toEqual(expect.arrayContaining(added));
    const { out } = await call(['list', '--regulation', regulation, '--lang', 'en']);
    expect(out).toContain(`Actions (${count})`);
  });

  test('is of 8.0 and master unless told otherwise', async () => {
    expect(await json('list')).toMatchObject({ edition: '8.0', format: 'master' });
  });

  test('gives each action exactly these fields', async () => {
    const { actions } = await json('list');
    const fields = ['id', 'name', 'type', 'tier', 'trigger', 'speed', 'timing', 'cost', 'keys', 'target', 'text'];
    for (const action of actions) expect(Object.keys(action)).toEqual(fields);
    expect(actions.find(({ id }: { id: string }) => id === 'summonSoldier')).toMatchObject({
      name: { ja: '兵士召喚', en: 'Summon Soldier' },
      type: 'summon',
      tier: 'lite',
      trigger: 'direct',
      speed: 'normal',
      timing: 'main',
      cost: 'BL',
      keys: 'one 2–10',
      target: '',
    });
  });

  test('prints a page in either language', async () => {
    const [en, ja] = [await call(['list', '--lang', 'en']), await call(['list', '--lang', 'ja'])];
    expect(en.out).toContain('Counter (カウンター)');
    expect(en.out).toContain('cost D');
    expect(ja.out).toContain('カウンター (Counter)');
    expect(ja.out).toContain('対象 キーカードが1枚');
    for (const line of en.out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  test('takes its language from the environment', async () => {
    expect((await call(['list'], [], { LANG: 'ja_JP.UTF-8' })).out).toContain('アクション (37)');
    expect((await call(['list'], [], { LANG: 'de_DE.UTF-8' })).out).toContain('Actions (37)');
    expect((await call(['list', '--lang', 'en'], [], { LANG: 'ja_JP.UTF-8' })).out).toContain('Actions (37)');
  });
});
