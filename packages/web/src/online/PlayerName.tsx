/** What a player is called: a level, and who has left, in the reader's language. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import type { Player } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useLang } from '../app/lang.ts';
import { isDeleted, shownName } from './deletedPlayer.ts';

export function usePlayerName(): (player: Player) => string {
  const lang = useLang();
  return ({ kind, level, name }) =>
    kind === 'level' ? (LEVEL_WORDS.find((each) => each.level === level)?.name[lang] ?? name) : shownName(name, lang);
}

/** With the way to the player's page, where they have one. */
export function PlayerLink({ player }: { readonly player: Player }) {
  const name = usePlayerName()(player);
  return hasPage(player) ? <Link href={playerAddress(player)}>{name}</Link> : name;
}

/** With the rating, too, where there is one. */
export function PlayerName({ player }: { readonly player: Player }) {
  const rating = player.rating === undefined ? '' : ` (${ratingText(player.rating)})`;
  return (
    <>
      <PlayerLink player={player} />
      {rating}
    </>
  );
}

export const hasPage = ({ kind, name }: Player): boolean => (kind === 'account' || kind === 'bot') && !isDeleted(name);

export const playerAddress = ({ name }: Pick<Player, 'name'>): string => `/players/${encodeURIComponent(name)}`;

export const ratingText = ({ rating, provisional }: NonNullable<Player['rating']>): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;
