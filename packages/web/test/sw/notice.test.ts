import { OFFERS } from '@blackpoker/protocol';
import { describe, expect, test } from 'vitest';
import { follow, type OpenPage, pushedOptions } from '../../src/sw/notice.ts';

const GAME = 'rc4olw01tw4z';
const pushed = (what: string, more: object = {}) =>
  pushedOptions({ game: GAME, what, name: 'Ann', lang: 'en', ...more }, 'ja');

describe('what was pushed', () => {
  test.each([
    ['begun', 'Your game against Ann has begun'],
    ['move', 'It is your move against Ann'],
    ['over', 'Your game against Ann is over'],
  ])('%s is told in the words of its person, one for each game', (what, body) => {
    expect(pushed(what)).toEqual({ body, tag: GAME, data: { game: GAME }, lang: 'en' });
  });

  test('in Japanese; and of somebody who has left', () => {
    expect(pushed('move', { lang: 'ja' }).body).toBe('Annとの対戦であなたの番です');
    expect(pushed('over', { name: '(deleted player)', lang: 'ja' }).body).toBe(
      '削除されたプレイヤーとの対戦が終わりました',
    );
  });

  test.each(OFFERS)('every offer has its words: %s', (offer) => {
    expect(pushed('offer', { offer }).body).toContain('Ann');
  });

  test.each([
    undefined,
    null,
    'text',
    7,
    {},
    { game: GAME },
    { what: 'move', name: 'Ann' },
    { game: GAME, what: 'x', name: '' },
  ])('what cannot be read is told all the same: %j', (data) => {
    expect(pushedOptions(data, 'en')).toEqual({ body: 'There is news of your games' });
  });
});

describe('a tap', () => {
  const visited = async (data: unknown, ...urls: string[]): Promise<string[]> => {
    const done: string[] = [];
    const pages = urls.map((url): OpenPage => ({ url, focus: async () => void done.push(`focus ${url}`) }));
    await follow(data, pages, async (path) => void done.push(`open ${path}`));
    return done;
  };

  test('leads to the page of the game that is open', async () => {
    const [home, there] = ['https://bp.example/', `https://bp.example/g/${GAME}?speed=0`];
    expect(await visited({ game: GAME }, home, there)).toEqual([`focus ${there}`]);
  });

  test('or opens one', async () => {
    const other = 'https://bp.example/g/anothergame0';
    expect(await visited({ game: GAME }, other)).toEqual([`open /g/${GAME}`]);
    expect(await visited({ game: GAME })).toEqual([`open /g/${GAME}`]);
  });

  test.each([null, undefined, {}, { game: 1 }, { game: '../admin' }, { game: '//evil.example' }])(
    '%j: to the lobby',
    async (data) => {
      expect(await visited(data)).toEqual(['open /online']);
    },
  );
});
