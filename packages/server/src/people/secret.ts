/** Secrets that only their holder knows: the server keeps what follows from them. */
import { createHash, randomBytes, randomInt } from 'node:crypto';

const BYTES = 32;
const FORM = /^[A-Za-z0-9_-]{43}$/;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';

export const newSecret = (): string => randomBytes(BYTES).toString('base64url');

export const isSecret = (text: string): boolean => FORM.test(text);

export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('hex');

/** An id that cannot be guessed. */
export const newId = (length = 16): string => Array.from({ length }, () => LETTERS[randomInt(LETTERS.length)]).join('');
