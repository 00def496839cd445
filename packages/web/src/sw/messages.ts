/** What a page says to its service worker. */
export const TAKE_OVER = 'take over';
/** It answers through the port that comes with the message. */
export const ASK_BUILD = 'which build';
