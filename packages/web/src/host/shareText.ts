/** Texts of any length as something that fits into a link, and for the store: deflated, in letters that an address can hold. */
import type { Text } from '@blackpoker/engine';
import { SHARE_WORDS } from './words.ts';

/** A link that cannot be read, in words for the person who opened it. */
export class ShareError extends Error {
  readonly text: Text;
  constructor(text: Text) {
    super(text.en);
    this.name = 'ShareError';
    this.text = text;
  }
}

/** More than any game needs; a series of seven long games too. */
export const LONGEST_CODE = 64_000;
const LONGEST_TEXT = 1_000_000;

/** A record or a position as letters, digits, - and _: for the part of an address behind `#`. */
export async function shareCode(text: string): Promise<string> {
  return toBase64Url(await deflate(text));
}

/** The text again. Throws a ShareError where the code was cut off, changed or is too long. */
export async function sharedText(code: string): Promise<string> {
  if (code.length > LONGEST_CODE) throw new ShareError(SHARE_WORDS.tooLong);
  const bytes = fromBase64Url(code);
  if (bytes === undefined) throw new ShareError(SHARE_WORDS.damaged);
  return inflate(bytes);
}

/** zlib with its checksum, so that a damaged text is noticed. */
export async function deflate(text: string): Promise<Uint8Array<ArrayBuffer>> {
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** Throws a ShareError. */
export async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const parts: string[] = [];
  let length = 0;
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate'));
    const decoder = new TextDecoder('utf-8', { fatal: true });
    const reader = stream.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      length += read.value.length;
      if (length > LONGEST_TEXT) throw new ShareError(SHARE_WORDS.tooLong);
      parts.push(decoder.decode(read.value, { stream: true }));
    }
    return parts.join('') + decoder.decode();
  } catch (error) {
    throw error instanceof ShareError ? error : new ShareError(SHARE_WORDS.damaged);
  }
}

function toBase64Url(bytes: Uint8Array): string {
  let binary = '';
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '');
}

function fromBase64Url(code: string): Uint8Array<ArrayBuffer> | undefined {
  if (!/^[\w-]+$/.test(code) || code.length % 4 === 1) return undefined;
  const binary = atob(code.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
