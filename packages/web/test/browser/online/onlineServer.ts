/** The whole server for one file of tests, with a database of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig, startServer } from '@blackpoker/server';
import type { Serve } from '../app.ts';

/** The name of the account that is an admin. */
export const ADMIN = 'Boss';

/** All visitors come from one address. */
const LIMITS = { LIMIT_PEOPLE: '10000', LIMIT_GAMES: '10000', LIMIT_REQUESTS: '100000', LIMIT_LOGINS: '10000' };

export const onlineServer: Serve = async (site) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'blackpoker-web-'));
  const config = readConfig({ PORT: '0', DATA_DIR: dataDir, ADMIN, LOG_LEVEL: 'silent', ...LIMITS });
  const server = await startServer({ config, site });
  const stop = async (): Promise<void> => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { ...server, stop };
};
