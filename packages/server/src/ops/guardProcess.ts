/** What nobody has caught: one lost promise does not end the games of others; a broken process does, and is started again. */
import process from 'node:process';
import type { Logger } from './log.ts';

const EXIT_BROKEN = 70;

export function guardProcess(log: Logger): void {
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'a rejection was not handled'));
  process.on('uncaughtException', (error) => {
    log.fatal({ err: error }, 'the process is broken');
    process.exit(EXIT_BROKEN);
  });
}
