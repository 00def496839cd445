import { readFileSync, writeFileSync } from 'node:fs';
import { Failure } from './command.ts';

/** The text of a file; one that cannot be read is a failure that says so. */
export function readFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

/** Files that this program has written: they may be written again. */
const written = new Set<string>();

/** What went wrong, or undefined. A file that was there before is left alone. */
export function writeFile(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text, { flag: written.has(file) ? 'w' : 'wx' });
    written.add(file);
    return undefined;
  } catch (error) {
    return isTaken(error)
      ? 'it exists already; choose another name'
      : error instanceof Error
        ? error.message
        : String(error);
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';
