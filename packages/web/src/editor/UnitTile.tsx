/** A unit of the row: its picture as it lies on the table, its name and states below. */
import type { PositionUnit } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { select, useEditor } from './editorStore.ts';
import { facesOf, signsOf, unitStates, unitTitle } from './names.ts';
import type { SeatLetter } from './positionModel.ts';
import { useTable } from './useTable.ts';

interface UnitTileProps {
  readonly seat: SeatLetter;
  readonly index: number;
  readonly unit: PositionUnit;
}

export function UnitTile({ seat, index, unit }: UnitTileProps) {
  const lang = useLang();
  const { position } = useTable();
  const isOpen = useEditor(
    ({ selected }) => selected?.type === 'unit' && selected.seat === seat && selected.index === index,
  );
  const states = unitStates(position, unit, lang);
  return (
    <button
      type="button"
      className="edit-unit"
      aria-pressed={isOpen}
      onClick={() => select({ type: 'unit', seat, index })}
    >
      <span className={unit.driven === true ? 'edit-card edit-driven' : 'edit-card'}>
        {facesOf(unit.cards).map((face) => (
          <CardFace
            key={face}
            card={unit.as === 'bulwark' ? undefined : face}
            owner={seat === 'A' ? 'me' : 'opponent'}
          />
        ))}
      </span>
      <span aria-hidden="true">
        <strong>{unit.unit}</strong> {signsOf(unit.cards, '+')}
      </span>
      <span className="sr-only">{unitTitle(unit, lang)}</span>
      <span className="edit-states">{states.join(' · ')}</span>
    </button>
  );
}
