/** The names that both sides use, without the schemas: `@blackpoker/protocol/words`, for the app. */
import type { ClockTerms } from './parts.ts';

export const CLOCK_KINDS = ['live', 'days', 'none'] as const;

/** Usual terms: five minutes, three seconds more for each decision, three of each free. */
export const USUAL_CLOCK: ClockTerms = { kind: 'live', bank: 300, increment: 3, free: 3 };

export const OFFERS = ['draw', 'takeback', 'pause', 'rematch', 'openHands'] as const;

export const PRESETS = ['hello', 'luck', 'thinking', 'sorry', 'nice', 'thanks', 'wellPlayed', 'again', 'bye'] as const;

/** What a player may be called, once spaces around it are gone. */
export const NAME_RULE = { least: 1, most: 20, pattern: /^[\p{L}\p{N}][\p{L}\p{N}\p{M} ._-]*$/u } as const;
/** In place of the name of somebody who has left for good. Nobody can be called so; the app says it in the reader's language. */
export const DELETED_NAME = '(deleted player)';
/** A guest who only watches need not say who they are. */
export const NAMELESS = 'Guest';
export const SHORTEST_PASSWORD = 8;

export { PROTOCOL, REFUSALS } from './serverMessages.ts';
