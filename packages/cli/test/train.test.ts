import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TRAIN_WORDS } from '../src/train/trainWords.ts';
import { type Called, call } from './harness.ts';

const folder = mkdtempSync(join(tmpdir(), 'train-'));
afterAll(() => rmSync(folder, { recursive: true }));
const SETTINGS = ['--games', '600', '--hidden', '3', '--workers', '0'];
const train = (step: string, out: string, ...more: string[]): Promise<Called> =>
  call(['train', step, '--out', join(folder, out), ...SETTINGS, ...more]);
const weightsIn = (out: string): string =>
  readFileSync(join(folder, out, 'weights.ts'), 'utf8').replace(/^ \* on .*$/m, '');

describe('train', () => {
  let whole: Called;
  beforeAll(async () => {
    whole = await train('all', 'whole', '--epochs', '4');
  });

  test('goes from games to weights that say how they were made', () => {
    expect(whole.code).toBe(0);
    expect(whole.err).toMatch(/epoch 4: training 0\.\d+, validation 0\.\d+/);
    expect(readFileSync(join(folder, 'whole', 'weights.ts'), 'utf8')).toMatch(
      /train all --games 600 --hidden 3 --epochs 4 --seed 0000000100+\n \* on \d{4}-\d\d-\d\d: \d+ positions\.\n \* Held-out games, \d+ positions: log loss 0\.\d{4}, Brier 0\.\d{4}, AUC 0\.\d{4}/,
    );
  });

  test('tells how good the weights are, the new ones and those in use', async () => {
    for (const part of ['the fitted weights: ', 'the weights in use: ', 'turns 1–3', 'Master', 'predicted'])
      expect(whole.out).toContain(part);
    const { fitted, inUse } = JSON.parse((await train('evaluate', 'whole', '--json')).out);
    expect(fitted.all.samples).toBe(inUse.all.samples);
    expect(inUse.all.logLoss).toBeLessThan(Math.LN2);
    expect(inUse.all.calibration).toHaveLength(10);
  });

  test('step by step, stopped and taken up again, it comes to the same', async () => {
    expect((await train('samples', 'steps')).err).toMatch(/\d+ samples of up to 600 games/);
    await train('fit', 'steps', '--epochs', '2');
    const { err } = await train('fit', 'steps', '--epochs', '4');
    expect(err).toContain('going on with a fit: 2 epochs are done');
    expect(weightsIn('steps')).toBe(weightsIn('whole'));
  });

  test('another number of hidden units is another fit', async () => {
    const { err } = await train('fit', 'whole', '--epochs', '1', '--hidden', '0', '--lang', 'ja');
    expect(err).toContain('はじめから学習');
    expect(weightsIn('whole')).toContain('hidden: 0,');
  });

  test('does not write over a file that holds no weights', async () => {
    const file = join(folder, 'mine.ts');
    writeFileSync(file, 'mine');
    const { code, err } = await train('fit', 'steps', '--weights', file);
    expect({ code, text: readFileSync(file, 'utf8') }).toEqual({ code: 1, text: 'mine' });
    expect(err).toContain('holds no weights');
  });

  test('says where there is nothing to learn from', async () => {
    const { code, err } = await train('fit', 'empty');
    expect(code).toBe(1);
    expect(err).toContain('has no samples');
  });

  test.each([[[]], [['nothing']], [['fit', 'evaluate']], [['all', '--minutes', '0']]])(
    '%s is wrong usage',
    async (args) => {
      const { code, err } = await call(['train', ...args]);
      expect(code).toBe(2);
      expect(err).not.toBe('');
    },
  );
});

test.each(Object.entries(TRAIN_WORDS))('%s is said in both languages', (_name, { ja, en }) => {
  const gaps = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '').sort();
  expect(ja).not.toBe('');
  expect(en).not.toMatch(/[\u3040-\u30ff\u4e00-\u9fff]/);
  expect(gaps(ja)).toEqual(gaps(en));
});
