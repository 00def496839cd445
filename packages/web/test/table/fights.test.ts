/** An attack of the opponent from its declaration to the damage, as the table tells it. */
import {
  actionChoice,
  type Choice,
  DONE,
  decision,
  indexOfAction,
  makeRng,
  PASS,
  sample,
  smallSeed,
  unitChoice,
  type View,
} from '@blackpoker/engine';
import { expect, it } from 'vitest';
import { LocalGame } from '../../src/host/localGame.ts';
import { lineText, type Speaker } from '../../src/table/playback/line.ts';
import { type Picture, Playback } from '../../src/table/playback/playback.ts';
import { rulesFor } from '../../src/table/state/rulesFor.ts';
import { setupOf } from '../host/seatedGame.ts';
import { card, LIFE } from './tables.ts';

const worldOf = (view: View) => sample(view, makeRng(smallSeed(1)));

/** Attacks once with everybody; otherwise passes. */
function attackingBot(): (view: View) => Promise<Choice> {
  let hasAttacked = false;
  return async (view) => {
    const s = worldOf(view);
    const { kind, options = [] } = decision(s) ?? {};
    const attack = actionChoice(indexOfAction(s.rules, 'attack'));
    if (kind === 'attack') return options.at(-1)?.choice ?? PASS;
    if (hasAttacked || !options.some(({ choice }) => choice === attack)) return PASS;
    hasAttacked = true;
    return attack;
  };
}

/** What the table shows of the attack; `blocks`: the person's answer. */
async function picturesOf(position: string, blocks: readonly Choice[]): Promise<readonly Picture[]> {
  const pictures: Picture[] = [];
  const calls: (() => void)[] = [];
  const playback = new Playback({
    show: (picture) => pictures.push(picture),
    stepMs: () => 600,
    limitMs: () => undefined,
    now: () => 0,
    setTimer: (call) => calls.push(call),
    clearTimer: () => calls.splice(0),
  });
  const setup = await setupOf({ position, seat: 'A', level: '1', seed: '5' });
  const game = new LocalGame({ setup, askBot: attackingBot(), onUpdate: (update) => playback.hear(update) });
  game.start();
  for (let i = 0; i < 30; i++) {
    await new Promise((done) => setTimeout(done, 0));
    for (let call = calls.shift(); call !== undefined; call = calls.shift()) call();
    const { asked, id = -1, view } = pictures.at(-1)?.update ?? {};
    if (asked !== true || view === undefined) continue;
    if (view.turn === 0) break;
    game.submit(id, decision(worldOf(view))?.kind === 'block' ? blocks : [PASS]);
  }
  return pictures;
}

const textsOf = (pictures: readonly Picture[], lang: Speaker['lang']): string[] =>
  pictures.flatMap(({ lines, update: { viewer, view } }) =>
    lines.map((line) => lineText(line, { lang, viewer, rules: rulesFor(view), names: [undefined, 'Mia'] })),
  );

const POSITION = `8.0/lite/full
turn: B
A: ${LIFE} | hand S7 S9
   field bulwark H6, C9, S5, D10
B: ${LIFE} | hand C5 C7
   field bulwark D9, C10, H9, HQ, S8`;

const block = (position: number): Choice => unitChoice(0, position);

it('tells an attack from its declaration to the damage', async () => {
  const pictures = await picturesOf(POSITION, [block(0), block(1), DONE, block(2), block(3)]);
  expect(textsOf(pictures, 'en').slice(0, 12)).toEqual([
    'Mia declares an attack',
    'Mia attacks with their ♣10',
    'Mia attacks with their ♡9',
    'Mia attacks with their ♡Q',
    'Mia attacks with their ♠8',
    'You block their ♣10 with your bulwark ♡6',
    'You block their ♡9 with your ♣9',
    'You block their ♡Q with your ♠5, your ♢10',
    'The bulwark is ♡6: another number, only the bulwark falls',
    '9 against 9: a tie, both fall',
    '12 against 15: their ♡Q falls',
    'Not blocked: 8 damage, your life 12 → 4',
  ]);
  expect(textsOf(pictures, 'ja').slice(7, 12)).toEqual([
    'あなたの♠5・あなたの♢10が相手の♡Qをブロック',
    '防壁は♡6：数字が違い、防壁だけ墓地へ',
    '9対9：同じなので両方とも墓地へ',
    '12対15：相手の♡Qが墓地へ',
    'ブロックなし：8ダメージ、あなたのライフ 12→4',
  ]);
});

it('draws each fight on the board as it was before the judgement', async () => {
  const pictures = await picturesOf(POSITION, [block(0), block(1), DONE, block(2), block(3)]);
  const fights = pictures.filter(({ scene }) => scene.fights.some(({ score }) => score !== undefined));
  expect(fights.map(({ scene }) => scene.fights[0]?.score)).toEqual(['10 ≠ 6', '9 = 9', '12 < 15']);
  const [wall] = fights;
  expect(wall?.update.view.seats[0].field.length).toBe(4);
  expect([...(wall?.scene.faceUp ?? [])]).toEqual([['unit:0:0', card('H6')]]);
  expect([...(fights.at(-1)?.scene.marks.keys() ?? [])]).toEqual(['unit:0:0', 'unit:1:2', 'unit:0:1', 'unit:1:3']);
  const hit = pictures.find(({ scene }) => [...scene.marks.values()].some(({ look }) => look === 'hit'));
  expect(hit?.scene.marks.get('pile:0:life')?.tag).toBe('−8');
  expect(hit?.update.view.seats[0].life.count).toBe(4);
});
