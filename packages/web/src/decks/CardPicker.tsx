/** All 54 cards of a pack as toggles, suit by suit. One stop for Tab; the arrow keys go from card to card and from suit to suit. */
import { cardCode, cardSign, faceOf, suitOf } from '@blackpoker/engine';
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react';
import { useLang } from '../app/lang.ts';
import { cardName } from '../cards/cardName.ts';
import { nextFace, SUIT_ROWS } from './pickerKeys.ts';
import './picker.css';

export interface TileState {
  readonly pressed: boolean;
  /** A short word on the card: where it lies. */
  readonly tag?: string | undefined;
  /** The same in full, for the name of the button. */
  readonly note?: string | undefined;
}

interface CardPickerProps {
  readonly label: string;
  readonly stateOf: (face: number) => TileState;
  readonly onPick: (face: number) => void;
  /** Only these; usually all. */
  readonly offered?: ((face: number) => boolean) | undefined;
  /** Beside the cards of a suit. */
  readonly beside?: ((suit: number, faces: readonly number[]) => ReactNode) | undefined;
}

export function CardPicker({ label, stateOf, onPick, offered = () => true, beside }: CardPickerProps) {
  const rows = SUIT_ROWS.map((row) => row.filter(offered)).filter((row) => row.length > 0);
  const all = rows.flat();
  const [focus, setFocus] = useState(all[0] ?? 0);
  const field = useRef<HTMLFieldSetElement>(null);
  const stop = all.includes(focus) ? focus : all[0];
  const move = (event: KeyboardEvent) => {
    const next = nextFace(rows, focus, event.key);
    if (next === undefined) return;
    event.preventDefault();
    setFocus(next);
    field.current?.querySelector<HTMLElement>(`[data-face="${next}"]`)?.focus();
  };
  return (
    <fieldset className="deck-picker" ref={field} onKeyDown={move}>
      <legend className="sr-only">{label}</legend>
      {rows.map((row) => (
        <div className="deck-picker-row" key={row[0]}>
          {beside?.(suitOf(row[0] ?? 0), row)}
          <div className="deck-picker-cards">
            {row.map((face) => (
              <Tile
                key={face}
                face={face}
                state={stateOf(face)}
                isStop={face === stop}
                onPick={() => {
                  setFocus(face);
                  onPick(face);
                }}
              />
            ))}
          </div>
        </div>
      ))}
    </fieldset>
  );
}

interface TileProps {
  readonly face: number;
  readonly state: TileState;
  readonly isStop: boolean;
  readonly onPick: () => void;
}

const SUIT_CLASSES = ['spade', 'heart', 'diamond', 'club', 'joker'];

function Tile({ face, state, isStop, onPick }: TileProps) {
  const lang = useLang();
  const name = [faceName(face, cardName(face, lang)), state.note].filter((part) => part !== undefined).join(', ');
  return (
    <button
      type="button"
      className={`deck-tile deck-tile-${SUIT_CLASSES[suitOf(face)]}`}
      data-face={face}
      tabIndex={isStop ? 0 : -1}
      aria-pressed={state.pressed}
      onClick={onPick}
    >
      <span aria-hidden="true">{suitOf(face) > 3 ? cardCode(face) : cardSign(face)}</span>
      <span className="sr-only">{name}</span>
      {state.tag !== undefined && (
        <span className="deck-tile-tag" aria-hidden="true">
          {state.tag}
        </span>
      )}
    </button>
  );
}

/** The two Jokers have the same name, but not the same place in a deck. */
const faceName = (face: number, name: string): string => (suitOf(face) > 3 ? `${name} ${faceOf(face) - 51}` : name);
