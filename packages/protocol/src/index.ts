/** What the server and its clients say to each other: docs/protocol.md is made from it. */
export * from './clientMessages.ts';
export * from './http.ts';
export * from './parts.ts';
export * from './push.ts';
export * from './serverMessages.ts';
