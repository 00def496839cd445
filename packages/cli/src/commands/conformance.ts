/** blackpoker conformance: plays the cases of files and compares. */
import { readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { type Arguments, type Command, EXIT_FAILED, EXIT_OK, JSON_OPTION, UsageError } from '../command.ts';
import type { ConformanceCase } from '../conformance/case.ts';
import { type CaseRun, runCase } from '../conformance/run.ts';
import type { Io } from '../io.ts';

export const conformance: Command = {
  name: 'conformance',
  usage: 'FILE…',
  summary: 'Play the conformance cases of JSON files and report where the engine differs.',
  details: [
    'One line for each failing run: id, edition, format, and the first difference. The last line is "N passed, N failed"; it counts case × edition × format. A file that cannot be read counts as one failure.',
    'Cases in a folder named disputed are reported and not counted.',
  ],
  options: { ...JSON_OPTION },
  run: runFiles,
};

interface FileResult {
  readonly file: string;
  readonly disputed: boolean;
  readonly runs: readonly CaseRun[];
  /** Why it could not be read. */
  readonly problem: string | undefined;
}

function runFiles(args: Arguments, io: Io): number {
  if (args.positionals.length === 0) throw new UsageError('name at least one file of cases');
  const json = args.has('json');
  const results = args.positionals.map((file) => {
    const result = runFile(file);
    if (!json) report(result, io);
    else if (result.problem !== undefined) io.err(unreadable(result));
    return result;
  });
  const { passed, failed } = tally(results);
  if (json) io.out(JSON.stringify({ passed, failed, ...asJson(results) }, null, 2));
  else io.out(`${passed} passed, ${failed} failed`);
  return failed === 0 ? EXIT_OK : EXIT_FAILED;
}

export function tally(results: readonly FileResult[]): { passed: number; failed: number } {
  const counted = results.filter(({ disputed }) => !disputed);
  const runs = counted.flatMap((result) => result.runs);
  const unread = results.filter(({ problem }) => problem !== undefined).length;
  const failed = runs.filter(({ failure }) => failure !== undefined).length;
  return { passed: runs.length - failed, failed: failed + unread };
}

function asJson(results: readonly FileResult[]) {
  const failures = (disputed: boolean) =>
    results
      .filter((result) => result.disputed === disputed)
      .flatMap(({ file, runs }) =>
        runs.filter(({ failure }) => failure !== undefined).map((run) => ({ file, ...run })),
      );
  const unreadableFiles = results.flatMap(({ file, problem }) => (problem === undefined ? [] : [{ file, problem }]));
  return { failures: failures(false), disputed: failures(true), unreadable: unreadableFiles };
}

/** Reads and plays one file of cases. */
export function runFile(file: string): FileResult {
  const disputed = basename(dirname(file)) === 'disputed';
  try {
    return { file, disputed, runs: readCases(file).flatMap(runCase), problem: undefined };
  } catch (error) {
    return { file, disputed, runs: [], problem: error instanceof Error ? error.message : String(error) };
  }
}

export function readCases(file: string): ConformanceCase[] {
  const cases: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (!Array.isArray(cases)) throw new Error('a file of cases is a JSON array');
  for (const [i, each] of cases.entries()) checkCase(each, i);
  return cases as ConformanceCase[];
}

/** What a case must have to be played at all; the rest shows while it is played. */
function checkCase(value: unknown, i: number): void {
  const each = (typeof value === 'object' && value !== null ? value : {}) as Readonly<Record<string, unknown>>;
  const where = typeof each.id === 'string' ? each.id : `case ${i}`;
  if (typeof each.id !== 'string') throw new Error(`${where}: it needs an id`);
  for (const name of ['editions', 'formats', 'when'])
    if (!Array.isArray(each[name])) throw new Error(`${where}: ${name} must be a list`);
  if (typeof each.given !== 'object' || each.given === null) throw new Error(`${where}: given is missing`);
}

function report(result: FileResult, io: Io): void {
  if (result.problem !== undefined) return io.err(unreadable(result));
  for (const run of result.runs)
    if (run.failure !== undefined) io.out(`${result.disputed ? 'disputed ' : ''}${failureLine(run)}`);
}

const unreadable = ({ file, problem }: FileResult): string => `${file}: cannot be read: ${problem}`;

export function failureLine({ id, edition, format, failure }: CaseRun): string {
  const { path = '', expected, got } = failure ?? {};
  return `${id} ${edition} ${format} ${path}: expected ${JSON.stringify(expected)}, got ${JSON.stringify(got)}`;
}
