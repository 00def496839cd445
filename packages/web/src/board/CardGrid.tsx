/** Cards to choose from or to look at, by suit and rank. */
import { type Card, faceOf } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { cardLabel } from './boardLabels.ts';
import { markOf, ThingButton } from './ThingButton.tsx';
import type { Pointing } from './things.ts';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './pieces.css';

export interface CardGridProps extends Pointing {
  readonly cards: readonly Card[];
  readonly label: string;
  readonly owner?: 'me' | 'opponent' | undefined;
  /** `given`: as they lie; otherwise by suit and rank. */
  readonly order?: 'pack' | 'given' | undefined;
}

export const inPackOrder = (cards: readonly Card[]): Card[] => cards.toSorted((a, b) => faceOf(a) - faceOf(b) || a - b);

export function CardGrid({ cards, label, owner = 'me', order = 'pack', ...pointing }: CardGridProps) {
  const lang = useLang();
  const say = useSay();
  if (cards.length === 0) return <p className="grid-empty">{say(BOARD_WORDS.gridEmpty)}</p>;
  return (
    <Zone label={label} className="grid" zone="grid">
      {(order === 'pack' ? inPackOrder(cards) : cards).map((card) => {
        const thing = { type: 'card', card } as const;
        return (
          <ThingButton
            key={card}
            {...pointing}
            thing={thing}
            className="grid-card"
            label={cardLabel(card, lang, markOf(pointing, thing))}
          >
            <CardFace card={card} owner={owner} />
          </ThingButton>
        );
      })}
    </Zone>
  );
}
