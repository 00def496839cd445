/** What a training keeps in its folder: the samples, the fit as far as it has come, the weights. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Checkpoint } from '@blackpoker/bots/learn';
import { Failure } from '../command.ts';

export const samplesFolder = (folder: string): string => join(folder, 'samples');
export const weightsFile = (folder: string): string => join(folder, 'weights.ts');
const checkpointFile = (folder: string): string => join(folder, 'fit.json');

export function readCheckpoint(folder: string): Checkpoint | undefined {
  const file = checkpointFile(folder);
  if (!existsSync(file)) return undefined;
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Failure(`${file} cannot be read: ${error instanceof Error ? error.message : error}`);
  }
}

export const writeCheckpoint = (folder: string, checkpoint: Checkpoint): void =>
  writeWhole(checkpointFile(folder), `${JSON.stringify(checkpoint)}\n`);

/** The old file stays until the new one is there as a whole. */
export function writeWhole(file: string, text: string): void {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(`${file}.new`, text);
    renameSync(`${file}.new`, file);
  } catch (error) {
    throw new Failure(`${file} cannot be written: ${error instanceof Error ? error.message : error}`);
  }
}
