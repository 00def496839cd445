/** Passwords as they are kept: `scrypt$N$r$p$salt$key`. They are computed beside the games, two at a time. */
import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';
import { Turnstile } from './turnstile.ts';

interface Parameters {
  readonly N: number;
  readonly r: number;
  readonly p: number;
}

const USUAL: Parameters = { N: 2 ** 15, r: 8, p: 1 };
const KEY_BYTES = 32;
const SALT_BYTES = 16;
const MOST_MEMORY = 128 * 2 ** 20;

const turnstile = new Turnstile(2, 100);

export async function hashedPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await derived(password, salt, USUAL);
  return ['scrypt', USUAL.N, USUAL.r, USUAL.p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Where there is no such person it takes as long, and says no. */
export async function isPassword(password: string, kept: string | undefined): Promise<boolean> {
  const { salt, key, ...parameters } = parsed(kept) ?? NOBODY;
  const given = await derived(password, salt, parameters);
  return timingSafeEqual(given, key) && kept !== undefined;
}

const NOBODY = { ...USUAL, salt: Buffer.alloc(SALT_BYTES), key: Buffer.alloc(KEY_BYTES) };

function parsed(kept: string | undefined): typeof NOBODY | undefined {
  const [kind, N, r, p, salt = '', key = ''] = kept?.split('$') ?? [];
  if (kind !== 'scrypt' || key === '') return undefined;
  return {
    N: Number(N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
    key: Buffer.from(key, 'base64url'),
  };
}

/** NFKC: the same password from every keyboard. */
const derived = (password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> =>
  turnstile.pass(
    () =>
      new Promise((resolve, reject) => {
        scrypt(password.normalize('NFKC'), salt, KEY_BYTES, { ...parameters, maxmem: MOST_MEMORY }, (error, key) =>
          error === null ? resolve(key) : reject(error),
        );
      }),
  );
