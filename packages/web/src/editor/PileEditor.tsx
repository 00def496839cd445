/** A pile: its cards in order, where the order matters, and all cards to choose from. */
import { makeRng, type Position, type Ruleset, type Text } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import { freshSeed } from '../host/setupParams.ts';
import { Choices } from '../kit/Choices.tsx';
import { CardStrip } from './CardStrip.tsx';
import { type Destination, pileOf } from './cardPlaces.ts';
import { edit } from './editorStore.ts';
import { clearPile, fillLife, type PackState, packStateOf, setPackState, shuffleLife } from './positionEdits.ts';
import { Tray } from './Tray.tsx';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

type PileDestination = Extract<Destination, { type: 'pile' }>;
interface PileProps {
  readonly at: PileDestination;
}

export function PileEditor({ at }: PileProps) {
  const { pile, seat } = at;
  const { position } = useTable();
  const isThere = pile !== 'pack' || position[seat].pack !== undefined;
  return (
    <>
      {pile === 'pack' && <PackStateField at={at} />}
      {(pile === 'life' || pile === 'grave') && <CardStrip seat={seat} pile={pile} />}
      <PileTools at={at} />
      {isThere && <Tray to={at} />}
    </>
  );
}

function PileTools({ at: { seat, pile } }: PileProps) {
  const say = useSay();
  const { position, rules } = useTable();
  if (pile === 'rare') return null;
  const hasCards = pileOf(position[seat], pile).length > 0;
  const tools: readonly (readonly [Text, (now: Position) => Position])[] = [
    ...(pile === 'life' ? lifeTools(rules, seat) : []),
    ...(hasCards ? [[EDITOR_WORDS.clear, (now: Position) => clearPile(now, seat, pile)] as const] : []),
  ];
  return (
    <div className="deck-tools">
      {tools.map(([text, change]) => (
        <button key={text.en} type="button" className="button" onClick={() => edit(change)}>
          {say(text)}
        </button>
      ))}
    </div>
  );
}

const lifeTools = (rules: Ruleset, seat: PileDestination['seat']) =>
  [
    [EDITOR_WORDS.fill, (now: Position) => fillLife(rules, now, seat, makeRng(freshSeed()))],
    [EDITOR_WORDS.shuffle, (now: Position) => shuffleLife(now, seat, makeRng(freshSeed()))],
  ] as const;

const PACK_STATES: readonly PackState[] = ['none', 'closed', 'open'];

function PackStateField({ at: { seat } }: PileProps) {
  const say = useSay();
  const { position } = useTable();
  return (
    <Choices
      legend={say(EDITOR_WORDS.packState)}
      options={PACK_STATES.map((value) => ({ value, label: say(EDITOR_WORDS[value]) }))}
      value={packStateOf(position[seat])}
      onChange={(state) => edit((now) => setPackState(now, seat, state))}
    />
  );
}
