import { fileURLToPath } from 'node:url';
import type { Io } from '../src/io.ts';
import { run } from '../src/run.ts';

export const root = fileURLToPath(new URL('../../..', import.meta.url));

export interface Called {
  readonly code: number;
  readonly out: string;
  readonly err: string;
  /** What stood on the line that is written over, one after the other. */
  readonly status: readonly string[];
}

/** The lines of stdin; or who answers to what was shown since the last answer, undefined at the end. */
type Input = readonly string[] | ((shown: string) => string | undefined);

/** Calls the command line in this process. */
export async function call(args: readonly string[], input: Input = [], env: Io['env'] = {}): Promise<Called> {
  const out: string[] = [];
  const err: string[] = [];
  const status: string[] = [];
  const io: Io = {
    out: (text) => out.push(text),
    err: (text) => err.push(text),
    status: (text) => status.push(text),
    env,
    colour: false,
    watched: false,
    columns: 80,
    lines: () => (typeof input === 'function' ? answers(out, input) : lines(input)),
  };
  const code = await run(args, io);
  return { code, out: out.join('\n'), err: err.join('\n'), status };
}

async function* lines(input: readonly string[]): AsyncIterable<string> {
  yield* input;
}

async function* answers(out: readonly string[], answer: (shown: string) => string | undefined): AsyncIterable<string> {
  for (let seen = 0; ; ) {
    const line = answer(out.slice(seen).join('\n'));
    seen = out.length;
    if (line === undefined) return;
    yield line;
  }
}

export const json = async (...args: string[]) => JSON.parse((await call([...args, '--json'])).out);
