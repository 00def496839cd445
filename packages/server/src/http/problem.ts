/** Why a request is refused, as its answer. */
import type { Text } from '@blackpoker/engine';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { PEOPLE_WORDS } from '../people/words.ts';
import { HTTP_WORDS } from './words.ts';

export class Problem extends Error {
  readonly status: ContentfulStatusCode;
  readonly code: string;
  readonly text: Text;

  constructor(status: ContentfulStatusCode, code: string, text: Text) {
    super(code);
    this.status = status;
    this.code = code;
    this.text = text;
  }
}

export const signedOut = (): Problem => new Problem(401, 'signedOut', PEOPLE_WORDS.signedOut);
export const banned = (): Problem => new Problem(403, 'banned', PEOPLE_WORDS.banned);
export const unknown = (text: Text = HTTP_WORDS.notFound): Problem => new Problem(404, 'unknown', text);
export const forbidden = (text: Text): Problem => new Problem(403, 'forbidden', text);
export const tooOften = (): Problem => new Problem(429, 'tooOften', HTTP_WORDS.tooOften);
export const gamesRun = (): Problem => new Problem(503, 'retry', PEOPLE_WORDS.gamesRun);
export const unavailable = (): Problem => new Problem(503, 'retry', HTTP_WORDS.unavailable);
