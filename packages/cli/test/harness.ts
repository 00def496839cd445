import { fileURLToPath } from 'node:url';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** Calls the command line in this process; `input` are the lines of stdin. */
export async function call(
  args: readonly string[],
  input: readonly string[] = [],
  env: Io['env'] = {},
): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    env,
    colour: false,
    watched: false,
    columns: 80,
    lines: () => lines(input),
  };
  const code = await run(args, io);
  return { code, out: out.join('\n'), err: err.join('\n') };
}

async function* lines(input: readonly string[]): AsyncIterable<string> {
  yield* input;
}

export const json = async (...args: string[]) => JSON.parse((await call([...args, '--json'])).out);
