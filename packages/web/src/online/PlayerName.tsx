/** What a player is called: a level by its name in the reader's language. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import type { Player } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useLang } from '../app/lang.ts';

export function usePlayerName(): (player: Player) => string {
  const lang = useLang();
  return ({ kind, level, name }) =>
    kind === 'level' ? (LEVEL_WORDS.find((each) => each.level === level)?.name[lang] ?? name) : name;
}

/** With the rating, where there is one, and the way to the player's page. */
export function PlayerName({ player }: { readonly player: Player }) {
  const name = usePlayerName()(player);
  const rating = player.rating === undefined ? '' : ` (${ratingText(player.rating)})`;
  if (player.kind === 'level' || player.kind === 'guest' || player.id === undefined) return `${name}${rating}`;
  return (
    <>
      <Link href={`/players/${encodeURIComponent(player.name)}`}>{name}</Link>
      {rating}
    </>
  );
}

export const ratingText = ({ rating, provisional }: NonNullable<Player['rating']>): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;
