import { describe, expect, test } from 'vitest';
import { hashedPassword, isPassword } from '../../src/people/password.ts';
import { TooManyWaiting, Turnstile } from '../../src/people/turnstile.ts';

describe('passwords', () => {
  test('are the same from every keyboard', async () => {
    expect(await isPassword('Ａｂｃｄｅｆｇｈ', await hashedPassword('Abcdefgh'))).toBe(true);
  });

  test('with the same words are kept differently', async () => {
    expect(await hashedPassword('correct horse')).not.toBe(await hashedPassword('correct horse'));
  });

  test.each([undefined, '', 'scrypt', 'plain$text'])('nothing fits "%s"', async (kept) => {
    expect(await isPassword('correct horse', kept)).toBe(false);
  });
});

describe('a turnstile', () => {
  test('lets two in at a time, and those who wait in their order', async () => {
    const turnstile = new Turnstile(2, 10);
    const order: string[] = [];
    let inside = 0;
    let most = 0;
    const work = (name: string) => async () => {
      most = Math.max(most, ++inside);
      await new Promise((done) => setImmediate(done));
      order.push(name);
      inside--;
    };
    await Promise.all(['a', 'b', 'c', 'd', 'e'].map((name) => turnstile.pass(work(name))));
    expect({ most, order }).toEqual({ most: 2, order: ['a', 'b', 'c', 'd', 'e'] });
  });

  test('sends away whoever would wait too long, and goes on after an error', async () => {
    const turnstile = new Turnstile(1, 1);
    const fails = turnstile.pass(async () => {
      throw new Error('no');
    });
    const waits = turnstile.pass(async () => 'done');
    await expect(turnstile.pass(async () => 'never')).rejects.toThrow(TooManyWaiting);
    await expect(fails).rejects.toThrow('no');
    expect(await waits).toBe('done');
  });
});
