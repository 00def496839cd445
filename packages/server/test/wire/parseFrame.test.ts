import { expect, test } from 'vitest';
import { parseFrame } from '../../src/wire/parseFrame.ts';

const GAME = 'abcdefghijkl';
const frame = (message: object) => parseFrame(JSON.stringify(message));

test('what fits the protocol is taken as it is', () => {
  const play = { type: 'play', game: GAME, cmd: 'command-1', decision: 3, seq: 4, choices: [7, 0] };
  expect(frame(play)).toEqual(play);
});

test('what does not is refused, and says which command it was', () => {
  expect(frame({ type: 'play', game: GAME, cmd: 'command-1', decision: -3, seq: 4, choices: [7] })).toMatchObject({
    type: 'refused',
    code: 'bad',
    game: GAME,
    cmd: 'command-1',
    message: { en: expect.stringContaining('decision') },
  });
});

test.each([
  '',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"type":"fly"}',
  '{"type":"ping","n":1e400}',
  '{"type":"ping","n":1.5}',
  '{"type":"ping","n":1,"more":2}',
  '{"type":"ping","n":1,"__proto__":{"n":2}}',
  '{"type":"ping","n":{"toString":1}}',
  `{"type":"ping","n":${'['.repeat(5000)}${']'.repeat(5000)}}`,
])('%.40s is refused', (text) => {
  expect(parseFrame(text)).toMatchObject({ type: 'refused', code: 'bad', message: { ja: expect.any(String) } });
});
