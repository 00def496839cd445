import { describe, expect, test } from 'vitest';
import { COMMANDS } from '../src/commands.ts';
import { call } from './harness.ts';

describe('the command line', () => {
  test('explains itself', async () => {
    for (const args of [['--help'], ['help'], ['-h']]) {
      const { code, out } = await call(args);
      expect(code).toBe(0);
      expect(out).toContain('Unofficial');
      for (const { name } of COMMANDS) expect(out).toContain(`  ${name} `);
    }
  });

  test.each(COMMANDS.map(({ name }) => name))('%s has a help that names its options', async (name) => {
    const { code, out } = await call([name, '--help']);
    expect(code).toBe(0);
    for (const option of Object.keys(COMMANDS.find((each) => each.name === name)?.options ?? {}))
      expect(out).toContain(`--${option}`);
  });

  test('without a command is wrong usage', async () => {
    const { code, out, err } = await call([]);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('COMMAND');
  });

  test('suggests the command that was meant', async () => {
    const { code, err } = await call(['simulat']);
    expect(code).toBe(2);
    expect(err).toContain('Did you mean simulate?');
  });

  test('refuses unknown options and names the known ones', async () => {
    const { code, out, err } = await call(['list', '--editon', '8.0']);
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).toContain('--editon');
    expect(err).toContain('Did you mean --edition?');
    for (const option of ['--edition', '--format', '--lang', '--json']) expect(err).toContain(option);
  });

  test.each([
    ['list', '--edition', '9.9'],
    ['list', '--edition'],
    ['list', '--json=yes'],
    ['list', 'extra'],
    ['list', '--lang', 'fr'],
    ['diff', '7.0'],
    ['diff', '7.0', '9.9'],
    ['simulate', '--games', '0'],
    ['simulate', '--games', 'ten'],
    ['simulate', '--seed', 'xyz'],
    ['simulate', '--workers', 'two'],
    ['simulate', '--regulation=all', '--record=1'],
    ['match'],
    ['match', 'random'],
    ['match', 'random', 'nobody'],
    ['match', 'random', 'random-without-nothing'],
    ['match', 'random', '--pairs=0', 'random'],
    ['match', 'random', 'random', '--sprt=20,0'],
    ['match', 'random', 'random', '--sprt=20'],
    ['case', '--from', '-1'],
    ['conformance'],
    ['replay'],
    ['perft'],
    ['play', '--seat', 'C'],
    ['play', '--level', '9'],
    ['play', '--opponent', 'nobody'],
    ['play', '--level', '3', '--opponent', 'random'],
    ['ladder', 'extra'],
    ['ladder', '--levels', '4-3'],
    ['ladder', '--levels', '1-9'],
    ['ladder', '--levels', '0-2'],
    ['ladder', '--pairs', '0'],
    ['ladder', '--regulation', '8.0/lite/full,8.0/lite/full'],
    ['ladder', '--regulation', '8.0/lite'],
    ['ladder', '--with', 'nobody'],
    ['ladder', '--with', 'level8'],
    ['regulations', '--edition', '9.9'],
    ['regulations', 'extra'],
    ['list', '--regulation', '8.0/lite'],
    ['list', '--regulation', '8.0/lite/strategy'],
    ['list', '--regulation', '7.0/pro/full+preset2+preset4'],
    ['list', '--regulation=8.0/lite/full', '--edition=8.0'],
    ['simulate', '--regulation=8.0/lite/full', '--format=lite'],
    ['simulate', '--regulation=all', '--deck=full'],
    ['simulate', '--regulation=8.0/lite/regular', '--deck=S9-3'],
    ['simulate', '--regulation=8.0/lite/regular', '--deck=SA-5'],
    ['play', '--deck=SA-K', '--deck-a=full'],
    ['case', '--regulation', '8.0/pro/pack'],
    ['case', '--regulation', '7.0/lite/randomHalf'],
    ['deck'],
    ['deck', 'burn', 'full'],
    ['deck', 'check', 'full'],
    ['deck', 'show'],
    ['deck', 'list', 'full'],
  ])('%s %s %s is wrong usage', async (...args) => {
    const { code, out, err } = await call(args.filter((arg) => arg !== undefined));
    expect({ code, out }).toEqual({ code: 2, out: '' });
    expect(err).not.toBe('');
  });
});
