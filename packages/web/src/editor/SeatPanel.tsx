/** One side of the table: piles, units, fogs. Each is a button that opens it for editing. */
import { sentence } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { type Pile, pileOf } from './cardPlaces.ts';
import { edit, select, useEditor } from './editorStore.ts';
import { facesOf, fogTitle, signsOf, zoneTitle } from './names.ts';
import { addFog } from './positionEdits.ts';
import type { SeatLetter } from './positionModel.ts';
import { hasPile } from './positionProblems.ts';
import { UnitTile } from './UnitTile.tsx';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

/** The hand lies open and takes the room that is left. */
const SHOWN_PILES: readonly Pile[] = ['life', 'grave', 'pack', 'rare', 'second', 'hand'];

export interface SeatProps {
  readonly seat: SeatLetter;
}

export function SeatPanel({ seat }: SeatProps) {
  const say = useSay();
  const { position, rules } = useTable();
  const shown = SHOWN_PILES.filter((pile) => hasPile(rules, pile) || pileOf(position[seat], pile).length > 0);
  return (
    <section className={`deck-panel edit-seat edit-seat-${seat}`} aria-labelledby={`edit-${seat}`}>
      <h2 id={`edit-${seat}`}>{say(EDITOR_WORDS.player, { seat })}</h2>
      <div className="edit-piles">
        {shown.map((pile) => (
          <PileTile key={pile} seat={seat} pile={pile} />
        ))}
      </div>
      <Field seat={seat} />
      <Fogs seat={seat} />
      <AddTools seat={seat} />
    </section>
  );
}

/** How many cards of a pile are shown: the hand lies open, of the others the top. */
const SHOWN: Readonly<Partial<Record<Pile, number>>> = { hand: 54, life: 1, grave: 1, rare: 1 };

function PileTile({ seat, pile }: SeatProps & { readonly pile: Pile }) {
  const say = useSay();
  const lang = useLang();
  const { position } = useTable();
  const cards = pileOf(position[seat], pile);
  const isOpen = useEditor(
    ({ selected }) => selected?.type === 'pile' && selected.seat === seat && selected.pile === pile,
  );
  return (
    <button
      type="button"
      className={`edit-pile edit-pile-${pile}`}
      aria-pressed={isOpen}
      onClick={() => select({ type: 'pile', seat, pile })}
    >
      <span className="edit-pile-name">{sentence(zoneTitle(pile, lang))}</span>
      <strong>{say(EDITOR_WORDS.count, { n: cards.length })}</strong>
      <span className="edit-pile-cards">
        {facesOf(cards.slice(0, SHOWN[pile] ?? 0)).map((face) => (
          <span key={face}>
            <CardFace card={face} owner={seat === 'A' ? 'me' : 'opponent'} />
          </span>
        ))}
      </span>
      {pile === 'hand' && <span className="sr-only">{signsOf(cards)}</span>}
    </button>
  );
}

function Field({ seat }: SeatProps) {
  const say = useSay();
  const { position } = useTable();
  const { field } = position[seat];
  return (
    <>
      {field.length === 0 && <p className="deck-note">{say(EDITOR_WORDS.noUnits)}</p>}
      <ul className="edit-row">
        {field.map((unit, index) => (
          <li key={unit.cards[0]}>
            <UnitTile seat={seat} index={index} unit={unit} />
          </li>
        ))}
      </ul>
    </>
  );
}

function Fogs({ seat }: SeatProps) {
  const lang = useLang();
  const { position, rules } = useTable();
  const { fog: fogs } = position[seat];
  if (fogs === undefined) return null;
  return (
    <div className="deck-tools edit-fogs">
      {fogs.map(({ effect, cards, target }, index) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: a fog has no other name than its place
          key={index}
          type="button"
          className="button"
          onClick={() => select({ type: 'fog', seat, index })}
        >
          {`${fogTitle(rules, effect, lang)} ${signsOf(cards)}${target === undefined ? '' : ` → ${target}`}`}
        </button>
      ))}
    </div>
  );
}

function AddTools({ seat }: SeatProps) {
  const say = useSay();
  const { position, rules } = useTable();
  const [fog] = rules.fogs;
  const addNewFog = (effect: string) => {
    edit((now) => addFog(now, seat, effect));
    select({ type: 'fog', seat, index: position[seat].fog?.length ?? 0 });
  };
  return (
    <div className="deck-tools edit-add">
      {(['soldier', 'bulwark'] as const).map((as) => (
        <button key={as} type="button" className="button" onClick={() => select({ type: 'row', seat, as })}>
          {say(as === 'soldier' ? EDITOR_WORDS.addSoldier : EDITOR_WORDS.addBulwark)}
        </button>
      ))}
      {fog !== undefined && (
        <button type="button" className="button" onClick={() => addNewFog(fog.id)}>
          {say(EDITOR_WORDS.addFog)}
        </button>
      )}
    </div>
  );
}
