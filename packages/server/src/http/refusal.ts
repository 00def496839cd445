/** What the lobby refuses, as an answer over HTTP. */
import type { Refusal } from '@blackpoker/protocol';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { isRefusal, type LobbyRefusal } from '../lobby/lobbyRefusal.ts';
import { Problem } from './problem.ts';

const STATUS = {
  bad: 400,
  forbidden: 403,
  unknown: 404,
  stale: 409,
  over: 409,
  illegal: 422,
  tooOften: 429,
  frozen: 409,
  away: 409,
  retry: 503,
} satisfies Record<Refusal, ContentfulStatusCode>;

/** What was asked for; a refusal is thrown. */
export function granted<T extends object>(answer: T | LobbyRefusal): T {
  if (!isRefusal(answer)) return answer;
  throw new Problem(STATUS[answer.code], answer.code, answer.message);
}
