/** Who sits at a half: the name, how many cards they hold, whose turn it is. A player can be pointed at. */
import { useLang } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { playerLabel, seatWords, sideOf } from './boardLabels.ts';
import type { PileProps } from './Piles.tsx';
import { markOf, ThingButton } from './ThingButton.tsx';

/** More backs than these would say nothing more. */
const MOST_BACKS = 5;

export function PlayerHead(props: PileProps) {
  const { view, seat, owner, face } = props;
  const lang = useLang();
  const name = props.name ?? seatWords(view, seat, lang);
  const thing = { type: 'player', seat } as const;
  const { count } = sideOf(view, seat).hand;
  return (
    <ThingButton
      {...props}
      thing={thing}
      className={`head head-${owner}${view.turn === seat ? ' is-turn' : ''}`}
      label={playerLabel(view, seat, name, lang, markOf(props, thing))}
    >
      <span className="head-hand" data-anchor={`pile:${seat}:hand`}>
        {Array.from({ length: Math.min(count, MOST_BACKS) }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
          <CardFace key={i} card={undefined} owner={owner} />
        ))}
        <span className="head-count">{count}</span>
      </span>
      <span className="head-who">
        {face}
        <span className="head-name">
          <span>{name}</span>
        </span>
      </span>
    </ThingButton>
  );
}
