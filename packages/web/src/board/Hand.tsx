/** A fanned hand. Unknown cards are backs; what is chosen is lifted. */
import { type Card, fill } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardLabel } from './boardLabels.ts';
import { markOf, ThingButton } from './ThingButton.tsx';
import type { Pointing } from './things.ts';
import { useDrag } from './useDrag.ts';
import { useFit } from './useFit.ts';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './hand.css';

export interface HandProps extends Pointing {
  readonly cards: readonly Card[];
  /** How many more there are that the viewer does not know. */
  readonly hidden?: number | undefined;
  readonly owner?: 'me' | 'opponent' | undefined;
  /** Its accessible name; otherwise "hand" and how many. */
  readonly label?: string | undefined;
  /** Where new cards fly in from, such as `pile:0:life`. */
  readonly from?: string | undefined;
}

export function Hand({ cards, hidden = 0, owner = 'me', label, from, ...pointing }: HandProps) {
  const lang = useLang();
  const ref = useFit();
  useDrag(ref, {
    canDrag: (thing) => markOf(pointing, thing).selected !== true,
    onDrop: (thing) => pointing.onPick?.(thing),
  });
  const count = cards.length + hidden;
  const name = label ?? fill(BOARD_WORDS.hand, lang, { n: count }, count !== 1);
  return (
    <Zone label={name} className={`hand hand-${owner}`} zone={`hand:${owner}`}>
      <div ref={ref} className="hand-fan" style={{ '--count': count }}>
        {cards.map((card) => (
          <HandCard key={card} {...pointing} card={card} owner={owner} from={from} />
        ))}
        {Array.from({ length: hidden }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: backs are all the same
          <span key={`back${i}`} className="hand-card" aria-hidden="true">
            <CardFace card={undefined} owner={owner} />
          </span>
        ))}
      </div>
    </Zone>
  );
}

interface HandCardProps extends Pointing {
  readonly card: Card;
  readonly owner: 'me' | 'opponent';
  readonly from: string | undefined;
}

function HandCard({ card, owner, from, ...pointing }: HandCardProps) {
  const lang = useLang();
  const thing = { type: 'card', card } as const;
  return (
    <ThingButton
      {...pointing}
      thing={thing}
      className="hand-card"
      label={cardLabel(card, lang, markOf(pointing, thing))}
      flip={`card:${card}`}
      flipFrom={from}
    >
      <CardFace card={card} owner={owner} />
    </ThingButton>
  );
}
