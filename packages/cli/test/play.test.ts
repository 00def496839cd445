import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { LEVELS } from '@blackpoker/bots';
import {
  type Choice,
  dealDecks,
  decision,
  hash,
  PASS,
  plainRuleset,
  type Seat,
  type State,
  smallSeed,
} from '@blackpoker/engine';
import { playerNamed, playGame, sitDown } from '@blackpoker/lab';
import { afterAll, describe, expect, test } from 'vitest';
import { call, root } from './harness.ts';

const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-play-'));
afterAll(() => rmSync(scratch, { recursive: true }));

const PROMPT = /> $/;

/** Plays the real program through a pipe: `answer` reads what was shown since the last answer. */
function drive(
  args: readonly string[],
  answer: (shown: string) => string,
): Promise<{ code: number | null; out: string }> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'packages/cli/src/main.ts', 'play', ...args], {
    cwd: root,
  });
  let out = '';
  let shown = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
    shown += text;
    if (!PROMPT.test(shown)) return;
    child.stdin.write(`${answer(shown)}\n`);
    shown = '';
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out }));
  });
}

/** Takes the options in turn, so that everything is tried. */
function anyOption(): (shown: string) => string {
  let asked = 0;
  return (shown) => {
    const count = [...shown.matchAll(/^ +(\d+) {2}/gm)].length;
    return count === 0 ? 'quit' : String((asked++ % count) + 1);
  };
}

describe('play through a pipe', () => {
  test.each([
    { args: ['--seed', '1', '--lang', 'en'], end: /You (win|lose)\./ },
    { args: ['--seed', '1', '--lang', 'en', '--opponent', 'random'], end: /You (win|lose)\./ },
    { args: ['--seed', '1', '--lang', 'ja', '--level', '4'], end: /あなたの(勝ち|負け)です。/ },
    { args: ['--seed', '2', '--lang', 'ja', '--format', 'master', '--seat', 'B'], end: /あなたの(勝ち|負け)です。/ },
    {
      args: ['--seed', '3', '--lang', 'en', '--edition', '6.1', '--format', 'pro', '--every-chance'],
      end: /You (win|lose)\./,
    },
    {
      args: ['--seed', '4', '--lang', 'en', '--regulation', '8.0/pro/strategy'],
      end: /Choose your rare card\.[\s\S]*rare card +♠[\s\S]*You (win|lose)\./,
    },
    {
      args: ['--seed', '6', '--lang', 'en', '--regulation', '7.0/lite/randomHalf'],
      end: /Game 2[\s\S]*(You (win|lose) the series|The series is a draw)\./,
    },
    {
      args: ['--seed', '7', '--lang', 'ja', '--regulation', '7.0/master/random40+preset2+pack', '--seat', 'B'],
      end: /パック +未開封[\s\S]*(あなたの(勝ち|負け)です|引き分けです)。/,
    },
  ])(
    'a game to its end: $args',
    async ({ args, end }) => {
      const { code, out } = await drive(args, anyOption());
      expect(code).toBe(0);
      expect(out).toMatch(end);
      expect(out).toMatch(/unofficial|非公式/);
      expect(out).not.toContain('\u001b');
      expect(out).not.toMatch(/\{\w+\}|undefined/);
    },
    30_000,
  );
});

describe('play', () => {
  const play = (...input: string[]) =>
    call(['play', '--seed', '5', '--format', 'lite', '--lang', 'en', '--opponent', 'random'], input);

  test('ends politely with the input', async () => {
    const { code, out } = await play('1');
    expect(code).toBe(0);
    expect(out).toContain('end of the input');
  });

  test('helps', async () => {
    const { out } = await play('?');
    for (const word of ['chance', 'stage', 'drive', 'charge', 'bulwark']) expect(out).toContain(`\n${word} `);
  });

  test('tells why an action is not available', async () => {
    expect((await play('why')).out).toContain('Only on your turn');
    expect((await play('why search')).out).toContain('Search: Needs 1 more: Joker');
    expect((await play('why sarch')).out).toContain('Did you mean search?');
  });

  test('shows the rules of an action', async () => {
    expect((await play('rules counter')).out).toContain('negate the target');
    expect((await play('list カウンター')).out).toContain('Counter (カウンター)');
  });

  test('does not understand everything', async () => {
    expect((await play('hello')).out).toContain('"hello" is not understood');
    expect((await play('99')).out).toContain('"99" is not understood');
  });

  test('drops a request that is being put together', async () => {
    expect((await play('back')).out).toContain('No request is being put together');
    const { out } = await play('2', 'back', 'quit');
    expect(out).toContain('(back drops this request)');
    expect(out).toContain('Dropped: nothing of it has happened.');
    expect(out).toContain('See you again.');
  });

  test('shows only what the seat may know', async () => {
    const { out } = await play('1', '1', '1', '1');
    expect(out).toContain('life 10+');
    expect(out).toContain('1:■');
    expect(out).toContain('The opponent draws 7 cards.');
  });

  test('saves a record, and replay shows it', async () => {
    const file = join(scratch, 'game.txt');
    const { out } = await play('1', '1', '2', `save ${file}`, 'quit');
    expect(out).toContain(`Saved as ${file}`);
    expect(readFileSync(file, 'utf8')).toContain('regulation: 8.0/lite/full');
    const shown = await call(['replay', file, '--lang', 'en']);
    expect(shown.code).toBe(0);
    expect(shown.out).toContain('Turn 1');
    expect(shown.out).toContain('The hash is that of the record');
  });

  test('says why it could not save', async () => {
    expect((await play(`save ${join(scratch, 'no', 'folder')}`)).out).toContain('could not be saved');
    expect((await play('save')).out).toContain('Write the name of a file');
  });
});

describe('the opponent', () => {
  const play = (args: readonly string[], ...input: string[]) =>
    call(['play', '--seed', '5', '--lang', 'en', ...args], input);

  test('is level 3 unless somebody else is asked for, and is introduced', async () => {
    expect((await play([])).out).toContain('Your opponent is level 3, Apprentice. Looks at the table');
    expect((await play(['--level', '1', '--lang', 'ja'])).out).toContain('相手はレベル1「入門」です。');
    expect((await play(['--opponent', 'level2'])).out).toContain('Your opponent is level 2, Beginner.');
    expect((await play(['--opponent', 'rusher'])).out).toContain('Your opponent is the computer player rusher.');
    expect((await play(['--opponent', 'random'])).out).toContain('takes any legal choice at random');
  });

  test('is chosen from a list that the help shows', async () => {
    const { out } = await call(['play', '--help']);
    const squeezed = (text: string) => text.replace(/\s+/g, '');
    for (const { level, name } of LEVELS) expect(squeezed(out)).toContain(squeezed(`${level} ${name.en} (${name.ja})`));
  });

  test('plays the same game for the same seed, and another one at another level', async () => {
    const answers = Array.from({ length: 12 }, () => '1');
    const { out } = await play([], ...answers);
    const told = (text: string) => text.slice(text.indexOf('(put it behind'));
    expect((await play(['--level', '3'], ...answers)).out).toBe(out);
    expect(told((await play(['--opponent', 'random'], ...answers)).out)).not.toBe(told(out));
    expect((await play(['--seed', '6'], ...answers)).out).not.toBe(out);
  });

  test('plays as it does in a match with the same seed', async () => {
    const rules = plainRuleset('8.0', 'lite');
    const seed = smallSeed(5);
    const minds = sitDown([playerNamed('first'), playerNamed('heuristic')], rules, seed);
    const choices: string[] = [];
    const onChoice = (s: State, seat: Seat, choice: Choice): void => {
      const options = decision(s)?.options ?? [];
      if (seat === 0 && (options.length > 1 || choice !== PASS))
        choices.push(`${1 + options.findIndex((option) => option.choice === choice)}`);
    };
    const { state } = playGame(rules, dealDecks(rules, seed), seed, minds, { onChoice, everyPass: true });
    const file = join(scratch, 'match.txt');
    const { out } = await play(['--opponent', 'heuristic'], ...choices, `save ${file}`);
    expect(out).toMatch(/You (win|lose)\./);
    expect(readFileSync(file, 'utf8')).toContain(`hash: ${hash(state)}`);
  });

  test('is named in the record', async () => {
    const file = join(scratch, 'names.txt');
    await play(['--level', '2', '--seat', 'B'], `save ${file}`, 'quit');
    expect(readFileSync(file, 'utf8')).toMatch(/^playerA: level2\nplayerB: you$/m);
  });

  test('is said to think while it does', async () => {
    const { status } = await play([]);
    expect(status).toContain('The opponent is thinking …');
    expect(status.at(-1)).toBe('');
  });
});

describe('a hint', () => {
  const play = (args: readonly string[], ...input: string[]) =>
    call(['play', '--seed', '5', '--lang', 'en', '--level', '1', ...args], input);
  const MOVE = /^ {2}\d\. .* \(win chance \d+ % ±\d+\)$/gm;

  test('tells the purpose first, then the figures, and begins again after a choice', async () => {
    const { out } = await play([], 'hint', 'hint', '1', 'hint');
    const shown = out.split('hint again gives the figures');
    expect(shown.length).toBe(3);
    expect(shown.slice(0, -1).join('')).toMatch(MOVE);
    expect(shown.at(-1)).not.toMatch(MOVE);
  });

  test('is the same for the same game, and in Japanese', async () => {
    const { out } = await play(['--lang', 'ja'], 'hint', 'hint');
    expect(out).toContain('（もう一度 hint で数字と理由）');
    expect(out).toMatch(/1\. .*（勝率\d+% ±\d+）/);
    expect((await play(['--lang', 'ja'], 'hint', 'hint')).out).toBe(out);
  });

  test('can be had where only a pass is possible, and before the first turn', async () => {
    const passing = await play(['--every-chance', '--seed', '2', '--seat', 'B'], 'hint', 'hint');
    expect(passing.out).toMatch(MOVE);
    const setUp = await play(['--regulation', '8.0/pro/strategy'], 'hint', 'hint');
    expect(setUp.out).toMatch(MOVE);
  });
});

describe('play in any regulation', () => {
  test('names what the regulation is called, and the decks that one has built', async () => {
    const args = ['play', '--regulation', '7.0/pro/constructedHalf', '--seed', '1', '--lang', 'en'];
    const { out } = await call([...args, '--deck-a', 'SA-K | HA-K JK'], ['1', 'board', 'quit']);
    expect(out).toContain('BlackPoker 7.0 Pro Constructed Half');
    expect(out).toContain('1  The first deck: SA-K');
    expect(out).toContain('2  The second deck: HA-K JK');
    expect(out).toMatch(/other deck +the second +♡A/);
  });

  test('plays with a deck that is given', async () => {
    const args = ['play', '--regulation', '8.0/lite/regular', '--seed', '1', '--lang', 'en', '--deck', 'S2-K'];
    expect((await call(args, ['quit'])).out).toMatch(/You draw (♠\S+ ?)+\./);
  });

  test('shows the pack to its owner once it is open', async () => {
    const args = ['play', '--regulation', '8.0/standard/pack', '--seed', '2', '--lang', 'en', '--every-chance'];
    const { out } = await call(args, []);
    const open = /(\d+) {2}Open Pack/.exec(out)?.[1] ?? '';
    expect(out).toMatch(/pack +closed \(14\)/);
    expect((await call(args, [open, '1'])).out).toMatch(/pack +open \(13\) {2}[♠♡♢♣J]/);
  });

  test('may begin with choices, which can be looked at', async () => {
    const args = ['play', '--regulation', '8.0/pro/strategy', '--seed', '2', '--lang', 'en'];
    const { out } = await call(args, ['board', 'why', '99', 'quit']);
    expect(out).toContain('Before the first turn');
    expect(out).toContain('A choice comes first');
    expect(out).toContain('"99" is not understood');
  });

  const half = ['play', '--regulation', '7.0/lite/randomHalf', '--seed', '6', '--lang', 'en'];

  /** Any option; then what `say` answers where it does. */
  const answering = (say: (shown: string) => string | undefined) => {
    const any = anyOption();
    return (shown: string) => say(shown) ?? any(shown);
  };

  test('a series can be saved at any time, and replay shows it', async () => {
    const [early, late] = [join(scratch, 'early.txt'), join(scratch, 'late.txt')];
    const saves = [`save ${early}`];
    const { out } = await call(
      half,
      answering((shown) =>
        /(win|lose) the series\.$/m.test(shown) ? `save ${late}` : /begin/.test(shown) ? saves.pop() : undefined,
      ),
    );
    expect(out).toMatch(/(win|lose) the series\.[\s\S]*Saved as/);
    expect(out).toContain('Of your decks you may look at this now:');
    for (const [file, end] of [
      [early, 'The series is not finished.'],
      [late, 'wins the series.'],
    ] as const) {
      const shown = await call(['replay', file, '--lang', 'en']);
      expect(shown).toMatchObject({ code: 0, err: '' });
      expect(shown.out).toContain('=== Game 1 ===');
      expect(shown.out).toContain(end);
    }
    expect(readFileSync(late, 'utf8')).toMatch(/^=== game 2 ===$[\s\S]*^=== score \d-\d ===$/m);
  });

  test('between the games one can look at the deck, and leave', async () => {
    const between = ['quit', 'log', 'board', 'deck'];
    let isBetween = false;
    const { code, out } = await call(
      half,
      answering((shown) => {
        isBetween ||= shown.includes('The next game');
        return isBetween ? between.pop() : undefined;
      }),
    );
    expect(code).toBe(0);
    expect(out.match(/27 cards/g)).toHaveLength(2);
    expect(out).toContain('See you again.');
    expect(out).not.toContain('Game 2');
  });
});

describe('replay', () => {
  const record = 'blackpoker: 1\nregulation: 8.0/lite/full\nseed: 1\n';

  test('shows hidden cards only when asked to', async () => {
    const { writeFileSync } = await import('node:fs');
    const file = join(scratch, 'short.txt');
    writeFileSync(file, record);
    expect((await call(['replay', file, '--lang', 'en'])).out).toContain('A draws 7 cards.');
    expect((await call(['replay', file, '--lang', 'en', '--open'])).out).toMatch(/A draws (\S+ ){6}\S+\./);
  });

  test('finds a hash that is not that of the game', async () => {
    const { writeFileSync } = await import('node:fs');
    const file = join(scratch, 'forged.txt');
    writeFileSync(file, `${record}hash: 0000000000000000\n`);
    const { code, err } = await call(['replay', file]);
    expect(code).toBe(1);
    expect(err).toContain('hash');
  });

  test('names a file that is not there', async () => {
    const { code, err } = await call(['replay', join(scratch, 'nothing')]);
    expect(code).toBe(1);
    expect(err).toContain('cannot be read');
  });
});
