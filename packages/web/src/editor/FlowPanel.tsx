/** Whose turn and chance it is, who has passed, what has been used this turn. */
import { useLang, useSay } from '../app/lang.ts';
import { Check } from '../kit/Check.tsx';
import { Choices } from '../kit/Choices.tsx';
import { seatOf } from './cardPlaces.ts';
import { edit } from './editorStore.ts';
import { NumberField } from './fields.tsx';
import { setForce, setPassed, setUsed } from './positionEdits.ts';
import { SEATS, type SeatLetter } from './positionModel.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

export function FlowPanel() {
  const say = useSay();
  return (
    <section className="deck-panel edit-flow" aria-labelledby="edit-flow">
      <h2 id="edit-flow">{say(EDITOR_WORDS.flow)}</h2>
      <div className="edit-columns">
        <SeatChoice part="turn" />
        <SeatChoice part="chance" />
      </div>
      <Passes />
      <div className="edit-columns">
        {SEATS.map((seat) => (
          <Used key={seat} seat={seat} />
        ))}
      </div>
      <Forces />
    </section>
  );
}

function SeatChoice({ part }: { readonly part: 'turn' | 'chance' }) {
  const say = useSay();
  const { position } = useTable();
  return (
    <Choices
      legend={say(EDITOR_WORDS[part])}
      options={SEATS.map((value) => ({ value, label: value }))}
      value={seatOf(position[part])}
      onChange={(seat) => edit((now) => ({ ...now, [part]: seat }))}
    />
  );
}

function Passes() {
  const say = useSay();
  const { position } = useTable();
  return (
    <div className="edit-columns">
      {SEATS.map((seat) => (
        <Check
          key={seat}
          label={say(EDITOR_WORDS.passed, { seat })}
          checked={position.passed?.includes(seat) === true}
          onChange={(passed) => edit((now) => setPassed(now, seat, passed))}
        />
      ))}
      <Check
        label={say(EDITOR_WORDS.emptyRound)}
        checked={position.emptyRound === true}
        onChange={(emptyRound) => edit((now) => ({ ...now, emptyRound }))}
      />
    </div>
  );
}

/** The actions that may be raised once in a turn. */
function Used({ seat }: { readonly seat: SeatLetter }) {
  const say = useSay();
  const lang = useLang();
  const { position, rules } = useTable();
  return (
    <fieldset className="choices">
      <legend>{say(EDITOR_WORDS.used, { seat })}</legend>
      {rules.direct
        .filter(({ limit }) => limit >= 0)
        .map(({ id, name }) => (
          <Check
            key={id}
            label={name[lang]}
            checked={position.used?.[seat]?.includes(id) === true}
            onChange={(used) => edit((now) => setUsed(now, seat, id, used))}
          />
        ))}
    </fieldset>
  );
}

/** Only where the rules have Force. */
function Forces() {
  const say = useSay();
  const { position, rules } = useTable();
  if (!rules.byId.has('force') && position.force === undefined) return null;
  return (
    <div className="edit-columns">
      {SEATS.map((seat) => (
        <NumberField
          key={seat}
          label={say(EDITOR_WORDS.force, { seat })}
          value={position.force?.[seat] ?? 0}
          onChange={(by) => edit((now) => setForce(now, seat, by))}
        />
      ))}
    </div>
  );
}
