/** Serves the built app. */
export { appServer } from './appServer.ts';
export { type Listening, listen, PortTaken } from './listen.ts';
export { readSite } from './site.ts';
