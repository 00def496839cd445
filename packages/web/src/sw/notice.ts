/** What is told of a game, whether the server has pushed it or a page tells it; and where a tap on it leads. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import type { PushNotice } from '@blackpoker/protocol';
import { gameAddress, ONLINE_GAME } from '../app/pages.ts';
import { OFFER_WORDS, ROOM_WORDS } from '../online/atTable/words.ts';
import { shownName } from '../online/deletedPlayer.ts';
import { NOTICE_WORDS } from './words.ts';

export const NOTICE_TITLE = 'BlackPoker';

/** What is told of the same game takes the place of what was told before. */
export const noticeOptions = (body: string, game: string): NotificationOptions => ({ body, tag: game, data: { game } });

/** The options of a notification for what was pushed. Something is told in any case: browsers want to see it. */
export function pushedOptions(pushed: unknown, lang: Lang): NotificationOptions {
  const notice = (typeof pushed === 'object' && pushed !== null ? pushed : {}) as Partial<PushNotice>;
  const { game, name, lang: theirs = lang } = notice;
  const words = wordsFor(notice);
  if (typeof game !== 'string' || typeof name !== 'string' || words === undefined)
    return { body: NOTICE_WORDS.news[lang] };
  return { ...noticeOptions(fill(words, theirs, { name: shownName(name, theirs) }), game), lang: theirs };
}

function wordsFor({ what, offer }: Partial<PushNotice>): Text | undefined {
  switch (what) {
    case 'awaited':
    case 'begun':
    case 'over':
      return NOTICE_WORDS[what];
    case 'move':
      return ROOM_WORDS.notifyText;
    case 'offer':
      return offer && OFFER_WORDS[offer]?.asked;
    default:
      return undefined;
  }
}

/** A page that is open, as a service worker sees it. */
export interface OpenPage {
  readonly url: string;
  readonly focus: () => Promise<unknown>;
}

/** To the game that was told of: where it is open already, or else in a new window. */
export async function follow(
  data: unknown,
  pages: readonly OpenPage[],
  open: (path: string) => Promise<unknown>,
): Promise<void> {
  const { game } = (data ?? {}) as { readonly game?: unknown };
  const path = typeof game === 'string' && /^[a-z0-9]+$/.test(game) ? gameAddress(ONLINE_GAME + game) : '/online';
  const there = pages.find(({ url }) => new URL(url).pathname === path);
  await (there === undefined ? open(path) : there.focus());
}
