/** Names and secrets that nobody can guess. */
import { randomBytes, randomInt } from 'node:crypto';

const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const ID_LENGTH = 12;

/** Of a game or a report: 62 bits, and what stands in a link. */
export const newId = (): string => Array.from({ length: ID_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** 128 bits as the engine writes a seed. */
export const newSeed = (): string => randomBytes(16).toString('hex');

export const isHeads = (): boolean => randomInt(2) === 0;
