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

/** With the rating, where there is one, and the way to the player's page. */
export function PlayerName({ player }: { readonly player: Player }) {
  const name = usePlayerName()(player);
  const rating = player.rating === undefined ? '' : ` (${ratingText(player.rating)})`;
  const hasPage = (player.kind === 'account' || player.kind === 'bot') && !isDeleted(player.name);
  if (!hasPage) return `${name}${rating}`;
  return (
    <>
      <Link href={`/players/${encodeURIComponent(player.name)}`}>{name}</Link>
      {rating}
    </>
  );
}

export const ratingText = ({ rating, provisional }: NonNullable<Player['rating']>): string =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;
