/** Whoever takes the name that ADMIN says becomes an admin: that is done on the server's own machine, or not at all. */
import { nameKey } from '../people/nameKey.ts';
import { PEOPLE_WORDS } from '../people/words.ts';
import type { ApiDeps } from './api.ts';
import type { ApiContext } from './context.ts';
import { Problem } from './problem.ts';

export function checkReserved({ config }: ApiDeps, context: ApiContext, name: string): void {
  const isReserved = config.admin !== undefined && nameKey(name) === nameKey(config.admin);
  if (isReserved && !context.get('caller').isHere) throw new Problem(409, 'reserved', PEOPLE_WORDS.reserved);
}
