/** What something on the table is, and what the rules say about it. */

import { makeRng, SPECTATOR, sample, smallSeed } from '@blackpoker/engine';
import { useMemo, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { CardDetails } from '../../board/CardDetails.tsx';
import { CardGrid } from '../../board/CardGrid.tsx';
import type { Thing } from '../../board/things.ts';
import { Choices } from '../../kit/Choices.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { type Asker, type Details, detailsOf } from '../state/details.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useShown, useTableState } from '../state/useTable.ts';
import { ZONE_WORDS } from '../words.ts';

interface InspectSheetProps {
  readonly thing: Thing;
  readonly onClose: () => void;
}

export function InspectSheet({ thing, onClose }: InspectSheetProps) {
  const lang = useLang();
  const { view } = useShown();
  const details = detailsOf(rulesFor(view), view, useAsker(), thing, lang);
  return (
    <Sheet title={details.title} onClose={onClose}>
      {details.cards === undefined ? (
        <CardDetails cards={details.picture} owner={details.owner} facts={details.facts} sections={details.sections} />
      ) : (
        <PileCards details={details} cards={details.cards} />
      )}
    </Sheet>
  );
}

/** Also while the person is not asked. */
function useAsker(): Asker | undefined {
  const world = useTableState((state) => state.world);
  const { view, viewer } = useShown();
  return useMemo(
    () => world ?? (viewer === SPECTATOR ? undefined : { state: sample(view, makeRng(smallSeed(1))), seat: viewer }),
    [world, view, viewer],
  );
}

const ORDERS = ['byPack', 'byTime'] as const;

/** The cards of a pile: by suit and rank, or as they came. */
function PileCards({ details, cards }: { readonly details: Details; readonly cards: readonly number[] }) {
  const say = useSay();
  const [order, setOrder] = useState<(typeof ORDERS)[number]>('byPack');
  const options = ORDERS.map((value) => ({ value, label: say(ZONE_WORDS[value]) }));
  return (
    <>
      {details.facts.map((fact) => (
        <p key={fact} className="sheet-note">
          {fact}
        </p>
      ))}
      {details.inTime && cards.length > 1 && (
        <Choices legend={say(ZONE_WORDS.graveOrder)} options={options} value={order} onChange={setOrder} />
      )}
      {cards.length > 0 && (
        <CardGrid
          cards={order === 'byTime' ? cards.toReversed() : cards}
          label={details.title}
          owner={details.owner}
          order={order === 'byTime' ? 'given' : 'pack'}
        />
      )}
    </>
  );
}
