/** One unit: what it is, how it stands, what it does in a combat, which cards it has. */
import { type PositionUnit, parseFace, stateName, suitOf } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { cardName } from '../cards/cardName.ts';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import type { Destination } from './cardPlaces.ts';
import { edit, select } from './editorStore.ts';
import { NumberField, SelectField } from './fields.tsx';
import {
  blockedBy,
  changeUnit,
  isAttacker,
  modifierOf,
  moveUnit,
  removeUnit,
  setAttacker,
  setBlock,
  setModifier,
} from './positionEdits.ts';
import { Tray } from './Tray.tsx';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

type UnitDestination = Extract<Destination, { type: 'unit' }>;
interface UnitProps {
  readonly at: UnitDestination;
  readonly unit: PositionUnit;
}

export function UnitEditor({ at }: { readonly at: UnitDestination }) {
  const { position } = useTable();
  const unit = position[at.seat].field[at.index];
  if (unit === undefined) return null;
  return (
    <>
      <States at={at} unit={unit} />
      <Combat at={at} unit={unit} />
      <UnitTools at={at} unit={unit} />
      {unit.as === 'soldier' && <Equipment at={at} unit={unit} />}
    </>
  );
}

function States({ at: { seat, index }, unit }: UnitProps) {
  const say = useSay();
  const lang = useLang();
  const set = (changes: Partial<PositionUnit>) => edit((now) => changeUnit(now, seat, index, changes));
  const states = [false, true].map((driven) => ({
    value: driven ? 'driven' : 'charged',
    label: stateName(driven, lang),
  }));
  return (
    <>
      <Choices
        legend={say(EDITOR_WORDS.as)}
        options={(['soldier', 'bulwark'] as const).map((value) => ({ value, label: say(EDITOR_WORDS[value]) }))}
        value={unit.as}
        onChange={(as) => set({ as })}
      />
      <div className="edit-gap" />
      <Choices
        legend={say(EDITOR_WORDS.state)}
        options={states}
        value={unit.driven === true ? 'driven' : 'charged'}
        onChange={(state) => set({ driven: state === 'driven' })}
      />
      <NewCards unit={unit} onChange={(fresh) => set({ new: fresh })} />
    </>
  );
}

interface NewCardsProps {
  readonly unit: PositionUnit;
  readonly onChange: (fresh: readonly string[]) => void;
}

/** A soldier that was equipped this turn has new cards and old ones. */
function NewCards({ unit: { cards, new: entered }, onChange }: NewCardsProps) {
  const say = useSay();
  const lang = useLang();
  const fresh = cards.filter((code) => entered === true || (Array.isArray(entered) && entered.includes(code)));
  return cards.map((code) => (
    <Check
      key={code}
      label={
        cards.length === 1
          ? say(EDITOR_WORDS.newOnField)
          : say(EDITOR_WORDS.newCard, { card: cardName(parseFace(code) ?? 0, lang) })
      }
      checked={fresh.includes(code)}
      onChange={(isNew) => onChange(isNew ? [...fresh, code] : fresh.filter((one) => one !== code))}
    />
  ));
}

function Combat({ at, unit }: UnitProps) {
  const say = useSay();
  const { position } = useTable();
  const name = unit.unit ?? '';
  const attackers = (position.combat?.attackers ?? []).filter((attacker) => !attacker.startsWith(at.seat));
  return (
    <>
      {unit.as === 'soldier' && (
        <Check
          label={say(EDITOR_WORDS.attacker)}
          checked={isAttacker(position, name)}
          onChange={(attacks) => edit((now) => setAttacker(now, name, attacks))}
        />
      )}
      {attackers.length > 0 && (
        <SelectField
          label={say(EDITOR_WORDS.blocks)}
          value={blockedBy(position, name) ?? ''}
          options={[['', say(EDITOR_WORDS.nobody)], ...attackers.map((attacker) => [attacker, attacker] as const)]}
          onChange={(attacker) => edit((now) => setBlock(now, name, attacker === '' ? undefined : attacker))}
        />
      )}
      {unit.as === 'soldier' && (
        <NumberField
          label={say(EDITOR_WORDS.modifier)}
          value={modifierOf(position, name)}
          onChange={(by) => edit((now) => setModifier(now, name, by))}
        />
      )}
    </>
  );
}

function UnitTools({ at, unit: { unit } }: UnitProps) {
  const say = useSay();
  const { position } = useTable();
  const { seat, index } = at;
  const move = (to: number) => {
    edit((now) => moveUnit(now, seat, index, to));
    select({ ...at, index: to });
  };
  const last = position[seat].field.length - 1;
  return (
    <div className="deck-tools edit-unit-tools">
      <button type="button" className="button" aria-disabled={index === 0} onClick={() => index > 0 && move(index - 1)}>
        {say(EDITOR_WORDS.left)}
      </button>
      <button
        type="button"
        className="button"
        aria-disabled={index === last}
        onClick={() => index < last && move(index + 1)}
      >
        {say(EDITOR_WORDS.right)}
      </button>
      <button
        type="button"
        className="button danger"
        onClick={() => {
          select(undefined);
          edit((now) => removeUnit(now, seat, index));
        }}
      >
        {say(EDITOR_WORDS.remove)}
        <span className="sr-only">{unit}</span>
      </button>
    </div>
  );
}

/** The cards of its suit; a Joker bears nothing. */
function Equipment({ at, unit: { cards } }: UnitProps) {
  const say = useSay();
  const suit = suitOf(parseFace(cards[0] ?? '') ?? 0);
  if (suit > 3) return null;
  return (
    <>
      <h3 className="edit-title">{say(EDITOR_WORDS.equipment)}</h3>
      <p className="deck-note">{say(EDITOR_WORDS.oneSuit)}</p>
      <Tray to={at} label={say(EDITOR_WORDS.equipment)} offered={(face) => suitOf(face) === suit} />
    </>
  );
}
