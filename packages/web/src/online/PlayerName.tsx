/** What a player is called: a level, and who has left, in the reader's language. */
import { levelWords } from '@blackpoker/bots/levels';
import { fill, type Lang } from '@blackpoker/engine';
import type { Player, Rating } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { inBrackets } from '../app/inBrackets.ts';
import { useLang } from '../app/lang.ts';
import { isDeleted, shownName } from './deletedPlayer.ts';
import { LOBBY_WORDS } from './words.ts';

export function usePlayerName(): (player: Player) => string {
  const lang = useLang();
  return ({ kind, level, name }) =>
    kind === 'level' ? (levelWords(level ?? 0)?.person[lang] ?? name) : shownName(name, lang);
}

/** With the way to the player's page, where they have one. */
export function PlayerLink({ player }: { readonly player: Player }) {
  const name = usePlayerName()(player);
  return hasPage(player) ? <Link href={playerAddress(player)}>{name}</Link> : name;
}

/** With the rating, too, where there is one. */
export function PlayerName({ player }: { readonly player: Player }) {
  const lang = useLang();
  return (
    <>
      <PlayerLink player={player} />
      {player.rating !== undefined && inBrackets(ratingText(player.rating, lang), lang)}
    </>
  );
}

export const hasPage = ({ kind, name }: Player): boolean => (kind === 'account' || kind === 'bot') && !isDeleted(name);

export const playerAddress = ({ name }: Pick<Player, 'name'>): string => `/players/${encodeURIComponent(name)}`;

export function ratingText({ rating, provisional }: Rating, lang: Lang): string {
  const n = Math.round(rating);
  return provisional ? fill(LOBBY_WORDS.provisional, lang, { n }) : String(n);
}
