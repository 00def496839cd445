/** The cards of a pile, the top one first. One of them can be chosen and moved. */
import { cardSign, parseFace, type Text } from '@blackpoker/engine';
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { pileOf, withoutCard } from './cardPlaces.ts';
import { edit } from './editorStore.ts';
import { movedTo, setPile } from './positionEdits.ts';
import type { SeatLetter } from './positionModel.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

interface CardStripProps {
  readonly seat: SeatLetter;
  readonly pile: 'life' | 'grave';
}

export function CardStrip({ seat, pile }: CardStripProps) {
  const say = useSay();
  const { position } = useTable();
  const [asked, setAsked] = useState<string>();
  const cards = pileOf(position[seat], pile);
  const chosen = asked !== undefined && cards.includes(asked) ? asked : undefined;
  return (
    <div className="edit-strip">
      <p className="deck-note">{say(cards.length < 2 ? EDITOR_WORDS.appendNote : EDITOR_WORDS.orderNote)}</p>
      <div className="edit-chips">
        {cards.map((code) => (
          <button
            key={code}
            type="button"
            className="edit-chip"
            aria-pressed={code === chosen}
            onClick={() => setAsked(code === chosen ? undefined : code)}
          >
            {cardSign(parseFace(code) ?? 0)}
          </button>
        ))}
      </div>
      {chosen !== undefined && <MoveTools seat={seat} pile={pile} cards={cards} chosen={chosen} />}
    </div>
  );
}

interface MoveToolsProps extends CardStripProps {
  readonly cards: readonly string[];
  readonly chosen: string;
}

function MoveTools({ seat, pile, cards, chosen }: MoveToolsProps) {
  const say = useSay();
  const from = cards.indexOf(chosen);
  const moves: readonly (readonly [Text, number])[] = [
    [EDITOR_WORDS.toTop, 0],
    [EDITOR_WORDS.up, from - 1],
    [EDITOR_WORDS.down, from + 1],
    [EDITOR_WORDS.toBottom, cards.length - 1],
  ];
  return (
    <div className="deck-tools">
      {moves.map(([text, to]) => (
        <button
          key={text.en}
          type="button"
          className="button"
          aria-disabled={to === from || to < 0 || to >= cards.length}
          onClick={() => edit((now) => setPile(now, seat, pile, movedTo(cards, from, to)))}
        >
          {say(text)}
        </button>
      ))}
      <button type="button" className="button" onClick={() => edit((now) => withoutCard(now, seat, chosen))}>
        {say(EDITOR_WORDS.takeOut)}
      </button>
    </div>
  );
}
