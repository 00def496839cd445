/** A run on disk: what is being run, and each batch that is finished. docs/lab.md describes the files. */
import {
  appendFileSync,
  closeSync,
  existsSync,
  fdatasyncSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { differencesOf } from './differences.ts';
import { messageOf, RunError } from './runError.ts';

const FORMAT = 1;

export interface RunHeader {
  readonly job: string;
  readonly spec: unknown;
  /** By regulation, what shows that it still plays the same. */
  readonly regulations: Readonly<Record<string, string>>;
}

export interface FinishedBatch {
  readonly id: number;
  readonly result: unknown;
}

export class RunFolder {
  private readonly file: string;
  private readonly fd: number;

  /** Makes the folder, or goes on with one of the same run. Throws a RunError where it is of another. */
  constructor(folder: string, header: RunHeader) {
    this.file = join(folder, 'batches.jsonl');
    try {
      mkdirSync(folder, { recursive: true });
      claim(folder, this.file, header);
      this.fd = openSync(this.file, 'a+');
    } catch (error) {
      throw error instanceof RunError ? error : new RunError(`${folder} cannot be used: ${messageOf(error)}`);
    }
  }

  /** What is there already. A last line that was not written to its end is dropped. */
  *finished(): Iterable<FinishedBatch> {
    let [line, end] = [0, 0];
    for (const bytes of linesOf(this.fd)) {
      line++;
      end += bytes.length + 1;
      yield this.parse(bytes.toString('utf8'), line);
    }
    ftruncateSync(this.fd, end);
  }

  /** It is on the disk when this returns. */
  write(batch: FinishedBatch): void {
    try {
      appendFileSync(this.fd, `${JSON.stringify(batch)}\n`);
      fdatasyncSync(this.fd);
    } catch (error) {
      throw new RunError(`${this.file} cannot be written: ${messageOf(error)}`);
    }
  }

  close(): void {
    closeSync(this.fd);
  }

  private parse(text: string, line: number): FinishedBatch {
    try {
      const batch: unknown = JSON.parse(text);
      if (isFinishedBatch(batch)) return batch;
    } catch {
      // told below
    }
    throw new RunError(`${this.file}, line ${line}: this is no finished batch`);
  }
}

function isFinishedBatch(value: unknown): value is FinishedBatch {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('result' in value)) return false;
  return Number.isInteger(value.id) && Number(value.id) >= 0;
}

/** The folder is of this run from now on, or was already. */
function claim(folder: string, batches: string, header: RunHeader): void {
  const file = join(folder, 'spec.json');
  const here = { format: FORMAT, ...header };
  if (existsSync(file)) return compare(folder, JSON.parse(readFileSync(file, 'utf8')), here);
  if (existsSync(batches)) throw new RunError(`${batches} is there, but no spec.json that says of what`);
  writeFileSync(`${file}.new`, `${JSON.stringify(here, null, 2)}\n`);
  renameSync(`${file}.new`, file);
}

function compare(folder: string, there: unknown, here: unknown): void {
  const differences = differencesOf(there, JSON.parse(JSON.stringify(here)));
  if (differences.length > 0)
    throw new RunError(`${folder} is of another run, so this one cannot go on there: ${differences.join('; ')}`);
}

const CHUNK = 1 << 16;
const LINE_END = 10;

/** The lines of a file from its start, each without its end; what comes after the last end is left out. */
function* linesOf(fd: number): Iterable<Buffer> {
  const chunk = Buffer.alloc(CHUNK);
  let rest = Buffer.alloc(0);
  let place = 0;
  for (let read = readSync(fd, chunk, 0, CHUNK, 0); read > 0; read = readSync(fd, chunk, 0, CHUNK, place)) {
    place += read;
    let text = Buffer.concat([rest, chunk.subarray(0, read)]);
    for (let end = text.indexOf(LINE_END); end >= 0; end = text.indexOf(LINE_END)) {
      yield text.subarray(0, end);
      text = text.subarray(end + 1);
    }
    rest = text;
  }
}
