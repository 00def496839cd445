/** Whole games at a page by keys, by touch and by the command line: what browser tests use. */
export { command } from './drive/commands.ts';
export { look, ROOT, type Seen, waitForTurn } from './drive/desk.ts';
export { type PlayedGame, type PlayLimits, playGame, WAYS, type Way } from './drive/playGame.ts';
