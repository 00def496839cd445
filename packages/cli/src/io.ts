/** Where a command speaks: a door to the terminal that tests can stand in for. */
import process from 'node:process';
import { createInterface } from 'node:readline';

export interface Io {
  /** What was asked for. A line break is added. */
  readonly out: (text: string) => void;
  /** Errors and progress. */
  readonly err: (text: string) => void;
  /** A line on stderr that the next one, or whatever else is written, takes the place of. Only where somebody watches. */
  readonly status: (text: string) => void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** Is a person watching stdout, and may it be coloured? */
  readonly colour: boolean;
  /** Is a person watching stderr? */
  readonly watched: boolean;
  readonly columns: number;
  /** The lines of stdin; `prompt` is written before each. */
  readonly lines: (prompt: string) => AsyncIterable<string>;
}

const START_OF_LINE = '\r';
const CLEAR_LINE = '\u001b[K';
const DEFAULT_COLUMNS = 80;
const NARROWEST = 40;
const WIDEST = 110;

/** Some terminals do not know how wide they are. */
const readableWidth = (columns: number): number => (columns < NARROWEST ? DEFAULT_COLUMNS : Math.min(columns, WIDEST));

export function terminal(): Io {
  const { stdout, stderr, env } = process;
  stdout.on('error', closedPipe);
  let status = '';
  const setStatus = (text: string): void => {
    if (stderr.isTTY && text !== status) stderr.write(`${START_OF_LINE}${CLEAR_LINE}${text}`);
    status = text;
  };
  const write = (stream: NodeJS.WriteStream, text: string): void => {
    setStatus('');
    stream.write(`${text}\n`);
  };
  return {
    out: (text) => write(stdout, text),
    err: (text) => write(stderr, text),
    status: setStatus,
    env,
    colour: stdout.isTTY === true && (env.NO_COLOR ?? '') === '',
    watched: stderr.isTTY === true,
    columns: readableWidth(stdout.columns ?? 0),
    lines: readLines,
  };
}

/** `blackpoker … | head` closes the pipe: that is no error. */
function closedPipe(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
  process.exit(0);
}

async function* readLines(prompt: string): AsyncIterable<string> {
  const { stdin, stdout } = process;
  const reader = createInterface({ input: stdin, ...(stdin.isTTY && { output: stdout }) });
  const ask = (): void => void (stdin.isTTY ? reader.prompt() : stdout.write(prompt));
  reader.setPrompt(prompt);
  ask();
  try {
    for await (const line of reader) {
      yield line;
      ask();
    }
  } finally {
    reader.close();
    stdin.unref?.();
  }
}
