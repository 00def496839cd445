/** The small signs on a unit; its name says the same in words. */
import { cardSign } from '@blackpoker/engine';
import { Icon } from '../kit/Icon.tsx';
import { SignText } from '../kit/SignText.tsx';
import { Hourglass } from './signs.tsx';
import type { UnitFacts } from './unitFacts.ts';
import { circled, plain } from './unitLabel.ts';

const arrow = (change: number): string => (change > 0 ? '▲' : change < 0 ? '▼' : '');

export function UnitMarks({ facts }: { readonly facts: UnitFacts }) {
  const { size, change, number, isNew, haste, bulwark, cards } = facts;
  return (
    <span className="unit-marks" aria-hidden="true">
      {size !== undefined && (
        <span className={`unit-size${change > 0 ? ' is-up' : change < 0 ? ' is-down' : ''}`}>
          {plain(size)}
          {change !== 0 && <span className="unit-change">{arrow(change)}</span>}
        </span>
      )}
      {number !== undefined && (
        <span className="unit-peek">
          {circled(number)} <SignText text={cards.map(cardSign).join(' ')} />
        </span>
      )}
      {!bulwark && cards.length > 1 && <span className="unit-count">×{cards.length}</span>}
      <Role facts={facts} />
      {isNew && !bulwark && <span className="unit-fresh">{haste ? <Icon name="bolt" /> : <Hourglass />}</span>}
    </span>
  );
}

function Role({ facts: { attacker, blocks, blocksNumber } }: { readonly facts: UnitFacts }) {
  if (attacker !== undefined) return <span className="unit-attacker">{attacker}</span>;
  if (blocks === undefined) return null;
  return <span className="unit-blocker">{blocksNumber ?? ''}</span>;
}
