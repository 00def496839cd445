/** A run that was stopped goes on, and comes to the same end. */
import { type ChildProcess, spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import process from 'node:process';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { type Job, type RunProgress, runJob, simulationJob } from '../src/index.ts';

const scratch = mkdtempSync(join(tmpdir(), 'blackpoker-runs-'));
afterAll(() => rmSync(scratch, { recursive: true }));

let runs = 0;
const newFolder = (): string => join(scratch, `run${runs++}`);
const batchesIn = (folder: string): string => join(folder, 'batches.jsonl');
const linesIn = (folder: string): string[] => readFileSync(batchesIn(folder), 'utf8').split('\n').slice(0, -1);

interface Spec {
  readonly regulations: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly every: number;
  readonly decks: readonly [null, null];
}

const spec: Spec = {
  regulations: ['8.0/lite/entry20'],
  games: 200,
  seed: '00000007000000000000000000000000',
  every: 0,
  decks: [null, null],
};

const undisturbed = JSON.stringify(await runJob(simulationJob, spec, { workers: 0 }));

/** Runs until so many batches are done. */
async function stopAfter(batches: number, folder: string): Promise<void> {
  const stop = new AbortController();
  const onProgress = (): void => {
    if (existsSync(batchesIn(folder)) && linesIn(folder).length >= batches) stop.abort();
  };
  await runJob(simulationJob, spec, { workers: 0, folder, onProgress, signal: stop.signal }).catch(() => undefined);
}

async function resumed(folder: string, workers = 0): Promise<{ total: string; kept: number }> {
  let kept = 0;
  const onProgress = (progress: RunProgress): void => {
    kept = progress.kept;
  };
  return { total: JSON.stringify(await runJob(simulationJob, spec, { workers, folder, onProgress })), kept };
}

describe('a run in a folder', () => {
  test('comes to the same total as one without, and keeps every batch once', async () => {
    const folder = newFolder();
    expect((await resumed(folder, 2)).total).toBe(undisturbed);
    const ids = linesIn(folder).map((line) => JSON.parse(line).id);
    expect(ids.sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i));
    expect(JSON.parse(readFileSync(join(folder, 'spec.json'), 'utf8'))).toEqual({
      format: 1,
      job: 'simulate',
      spec,
      regulations: { '8.0/lite/entry20': expect.stringMatching(/^[0-9a-f]+$/) },
    });
  });

  test('goes on where it was stopped', async () => {
    const folder = newFolder();
    await stopAfter(7, folder);
    const before = linesIn(folder);
    expect(before.length).toBeGreaterThanOrEqual(7);
    expect(before.length).toBeLessThan(50);
    expect(await resumed(folder)).toEqual({ total: undisturbed, kept: 4 * before.length });
    expect(linesIn(folder).slice(0, before.length)).toEqual(before);
    expect(linesIn(folder)).toHaveLength(50);
  });

  test('that is finished is read, not run again', async () => {
    const folder = newFolder();
    await resumed(folder);
    const before = readFileSync(batchesIn(folder), 'utf8');
    expect(await resumed(folder)).toEqual({ total: undisturbed, kept: 200 });
    expect(readFileSync(batchesIn(folder), 'utf8')).toBe(before);
  });

  test('drops a last line that was torn', async () => {
    const folder = newFolder();
    await stopAfter(3, folder);
    const whole = linesIn(folder);
    appendFileSync(batchesIn(folder), '{"id":40,"result":{"games":"AB5.2');
    expect(await resumed(folder)).toEqual({ total: undisturbed, kept: 4 * whole.length });
    expect(linesIn(folder)).toHaveLength(50);
    for (const line of linesIn(folder)) expect(() => JSON.parse(line)).not.toThrow();
  });

  test('counts a batch that is there twice once, as it came first', async () => {
    const folder = newFolder();
    await stopAfter(5, folder);
    const lines = linesIn(folder);
    const other = JSON.stringify({ id: 0, result: { games: 'AA5.1.1 AA5.1.1 AA5.1.1 AA5.1.1', violations: [] } });
    writeFileSync(batchesIn(folder), [...lines, lines[2], other, ''].join('\n'));
    expect(await resumed(folder)).toEqual({ total: undisturbed, kept: 4 * lines.length });
  });

  test('adds what came in another order in the right one', async () => {
    const folder = newFolder();
    await stopAfter(6, folder);
    writeFileSync(batchesIn(folder), [...linesIn(folder).reverse(), ''].join('\n'));
    expect((await resumed(folder)).total).toBe(undisturbed);
  });

  test('of another spec is refused, and says what differs', async () => {
    const folder = newFolder();
    await stopAfter(2, folder);
    const before = readFileSync(batchesIn(folder), 'utf8');
    const more = { ...spec, games: 300, regulations: ['8.0/lite/full'] };
    const refusal = runJob(simulationJob, more, { workers: 0, folder });
    await expect(refusal).rejects.toThrow(/is of another run/);
    await expect(refusal).rejects.toThrow('spec.games is 200 there and 300 here');
    await expect(refusal).rejects.toThrow('spec.regulations.0 is "8.0/lite/entry20" there and "8.0/lite/full" here');
    expect(readFileSync(batchesIn(folder), 'utf8')).toBe(before);
  });

  test('of rules that have changed since is refused', async () => {
    const folder = newFolder();
    await stopAfter(2, folder);
    const file = join(folder, 'spec.json');
    const header = JSON.parse(readFileSync(file, 'utf8'));
    writeFileSync(file, JSON.stringify({ ...header, regulations: { '8.0/lite/entry20': 'another' } }));
    await expect(resumed(folder)).rejects.toThrow(/regulations\.8\.0\/lite\/entry20 is "another" there/);
  });

  test('whose files are damaged is refused', async () => {
    const folder = newFolder();
    await stopAfter(3, folder);
    const lines = linesIn(folder);
    writeFileSync(batchesIn(folder), [lines[0], 'nonsense', lines[1], ''].join('\n'));
    await expect(resumed(folder)).rejects.toThrow(/batches\.jsonl, line 2: this is no finished batch/);
    writeFileSync(batchesIn(folder), '{"id":50,"result":{}}\n');
    await expect(resumed(folder)).rejects.toThrow('batch 50 is not one of the 50 of this run');
    rmSync(join(folder, 'spec.json'));
    await expect(resumed(folder)).rejects.toThrow(/no spec\.json/);
  });

  test('cannot be where a file is', async () => {
    const file = join(scratch, 'file');
    writeFileSync(file, '');
    await expect(resumed(file)).rejects.toThrow(/file cannot be used/);
  });

  test('keeps what was finished before a batch failed', async () => {
    const folder = newFolder();
    const failing: Job<Spec, { readonly games: string }, { text: string }> = {
      name: 'failing',
      size: () => ({ units: 4, perBatch: 1 }),
      run: (_spec, { id }) => {
        if (id === 2 && isBad) throw new Error('bad');
        return { games: `${id}` };
      },
      empty: () => ({ text: '' }),
      add: (total, { games }) => {
        total.text += games;
      },
    };
    let isBad = true;
    await expect(runJob(failing, spec, { workers: 0, folder })).rejects.toThrow(/batch 2 of failing.*bad/);
    expect(linesIn(folder)).toEqual(['{"id":0,"result":{"games":"0"}}', '{"id":1,"result":{"games":"1"}}']);
    isBad = false;
    expect(await runJob(failing, spec, { workers: 0, folder })).toEqual({ text: '0123' });
  });
});

describe('the program', () => {
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const games = '4000';
  const argsFor = (folder: string): string[] => {
    const args = ['simulate', '--regulation', '8.0/lite/full', '--games', games, '--every', '0', '--json'];
    return [...args, '--workers', '2', '--out', folder];
  };

  /** In a group of its own, so that it can be killed with all that it has started. */
  const start = (folder: string): ChildProcess =>
    spawn(process.execPath, ['scripts/run.mjs', 'packages/cli/src/main.ts', ...argsFor(folder)], {
      cwd: root,
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });

  async function output(child: ChildProcess): Promise<{ out: string; err: string; code: number | null }> {
    let [out, err] = ['', ''];
    child.stdout?.on('data', (text) => (out += text));
    child.stderr?.on('data', (text) => (err += text));
    const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
    return { out, err, code };
  }

  const countIn = (folder: string): number => (existsSync(batchesIn(folder)) ? linesIn(folder).length : 0);

  /** Starts the program and ends it while it is in the middle. */
  async function interrupt(folder: string, end: (child: ChildProcess) => void) {
    const before = countIn(folder);
    const child = start(folder);
    const ended = output(child);
    while (child.exitCode === null && countIn(folder) < before + 3) await setTimeout(10);
    end(child);
    return ended;
  }

  const kill = ({ pid }: ChildProcess): void => {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  };

  test('is killed in the middle, goes on, and ends as if nothing had been', async () => {
    const folder = newFolder();
    const whole = { ...spec, regulations: ['8.0/lite/full'], games: 4000, seed: '1'.padStart(8, '0').padEnd(32, '0') };
    const [row] = (await runJob(simulationJob, whole, { workers: 0 })).rows;
    expect((await interrupt(folder, kill)).code).toBeNull();
    const stopped = await interrupt(folder, (child) => child.kill('SIGINT'));
    expect(stopped.code).toBe(1);
    expect(stopped.err).toContain(`stopped. What was finished is in ${folder}; the same command goes on there.`);
    expect(linesIn(folder).length).toBeLessThan(64);
    const { out, err, code } = await output(start(folder));
    expect(err).toContain('are there from before; going on.');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toEqual({
      regulation: '8.0/lite/full',
      edition: '8.0',
      format: 'lite',
      every: 0,
      ...row?.result,
    });
  }, 300_000);
});
