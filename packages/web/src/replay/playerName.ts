/** What a player is called on the page: names that the app itself writes into records are said in the reader's language. */
import { levelWords } from '@blackpoker/bots/levels';
import type { Lang } from '@blackpoker/engine';
import { shownName } from '../online/deletedPlayer.ts';
import { levelCalled } from '../opponents/levelCalled.ts';
import { REPLAY_WORDS } from './words.ts';

/** `isOwn`: the person of this browser sat there. Empty: there is nothing to add to the seat. */
export function playerName(name: string, lang: Lang, isOwn: boolean): string {
  if (isOwn) return REPLAY_WORDS.you[lang];
  if (/^(you|player [AB])$/.test(name)) return '';
  return levelWords(levelCalled(name) ?? 0)?.person[lang] ?? shownName(name, lang);
}
