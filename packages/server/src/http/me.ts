/** What people are told of themselves. */
import type { Me } from '@blackpoker/protocol';
import type { Moderation } from '../lobby/moderation.ts';
import type { Pages } from '../lobby/pages.ts';
import type { User } from '../people/user.ts';

export async function meOf(pages: Pages, moderation: Moderation, { id, name, kind, admin }: User): Promise<Me> {
  const [games, blocked] = await Promise.all([pages.openOf(id), moderation.blocksOf(id)]);
  return { id, name, kind, admin, games, blocked };
}
