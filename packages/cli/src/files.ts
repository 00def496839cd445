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

/** What went wrong, or undefined. */
export function writeFile(file: string, text: string): string | undefined {
  try {
    writeFileSync(file, text);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
