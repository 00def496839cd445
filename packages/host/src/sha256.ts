/** SHA-256 (FIPS 180-4) in plain code: a page over http has no `crypto.subtle`. */

const BLOCK = 64;

/** The first 32 bits of the fractional parts of roots of the first primes. */
const fractionOf = (root: number): number => Math.floor((root - Math.floor(root)) * 2 ** 32);

const PRIMES: readonly number[] = firstPrimes(64);
const ROUND_CONSTANTS = Uint32Array.from(PRIMES, (prime) => fractionOf(Math.cbrt(prime)));
const START = Uint32Array.from(PRIMES.slice(0, 8), (prime) => fractionOf(Math.sqrt(prime)));

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let n = 2; primes.length < count; n++) if (primes.every((prime) => n % prime !== 0)) primes.push(n);
  return primes;
}

/** Of a text in UTF-8, as 64 hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = padded(new TextEncoder().encode(text));
  const sums = Uint32Array.from(START);
  const words = new Uint32Array(64);
  for (let at = 0; at < bytes.length; at += BLOCK) {
    schedule(words, new DataView(bytes.buffer, at, BLOCK));
    compress(sums, words);
  }
  return Array.from(sums, (sum) => sum.toString(16).padStart(8, '0')).join('');
}

/** A one bit, zeros, and the length in bits, up to a whole number of blocks. */
function padded(message: Uint8Array): Uint8Array<ArrayBuffer> {
  const length = Math.ceil((message.length + 9) / BLOCK) * BLOCK;
  const bytes = new Uint8Array(length);
  bytes.set(message);
  bytes[message.length] = 0x80;
  new DataView(bytes.buffer).setBigUint64(length - 8, BigInt(message.length) * 8n);
  return bytes;
}

const rotated = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

function schedule(words: Uint32Array, block: DataView): void {
  const word = (i: number): number => words[i] ?? 0;
  for (let i = 0; i < 16; i++) words[i] = block.getUint32(4 * i);
  for (let i = 16; i < 64; i++) {
    const [x, y] = [word(i - 15), word(i - 2)];
    const small0 = rotated(x, 7) ^ rotated(x, 18) ^ (x >>> 3);
    const small1 = rotated(y, 17) ^ rotated(y, 19) ^ (y >>> 10);
    words[i] = word(i - 16) + small0 + word(i - 7) + small1;
  }
}

function compress(sums: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = sums;
  for (let i = 0; i < 64; i++) {
    const big1 = rotated(e, 6) ^ rotated(e, 11) ^ rotated(e, 25);
    const choice = (e & f) ^ (~e & g);
    const t1 = (h + big1 + choice + (ROUND_CONSTANTS[i] ?? 0) + (words[i] ?? 0)) | 0;
    const big0 = rotated(a, 2) ^ rotated(a, 13) ^ rotated(a, 22);
    const majority = (a & b) ^ (a & c) ^ (b & c);
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + big0 + majority) | 0];
  }
  for (const [i, x] of [a, b, c, d, e, f, g, h].entries()) sums[i] = (sums[i] ?? 0) + x;
}
