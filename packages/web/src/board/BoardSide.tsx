/** One player's half of the table: soldiers in front, bulwarks and piles behind. The halves are point-symmetric. */
import { fill, possessive, type Ruleset, type Seat, sentence, type View } from '@blackpoker/engine';
import type { ReactNode } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { sideOf } from './boardLabels.ts';
import { GravePile, LifePile, PackPile, RarePile } from './Piles.tsx';
import { PlayerHead } from './PlayerHead.tsx';
import { Row } from './Row.tsx';
import type { Pointing } from './things.ts';
import { UnitCard } from './UnitCard.tsx';
import { rowsOf, type UnitFacts } from './unitFacts.ts';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './side.css';

export interface BoardSideProps extends Pointing {
  readonly rules: Ruleset;
  readonly view: View;
  /** Whose half. */
  readonly seat: Seat;
  /** Whose half lies at the bottom of the screen. */
  readonly bottom: Seat;
  /** What the player is called; otherwise "you", "the opponent", A or B. */
  readonly name?: string | undefined;
  /** The player's picture, next to the name. */
  readonly face?: ReactNode;
}

function useNames(view: View, seat: Seat) {
  const lang = useLang();
  const whose = possessive(seat, view.viewer, lang);
  const name = (word: 'soldiers' | 'bulwarks' | 'piles') => sentence(fill(BOARD_WORDS[word], lang, { whose }));
  return { soldiers: name('soldiers'), bulwarks: name('bulwarks'), piles: name('piles') };
}

function hasExtras(view: View, seat: Seat): boolean {
  const { pack, rare } = sideOf(view, seat);
  return pack !== undefined || rare !== undefined;
}

export function BoardSide(props: BoardSideProps) {
  const { rules, view, seat, bottom } = props;
  const owner = seat === bottom ? 'me' : 'opponent';
  const rows = rowsOf(rules, view, seat);
  const names = useNames(view, seat);
  const say = useSay();
  const unit = (facts: UnitFacts) => <UnitCard key={facts.position} {...props} facts={facts} owner={owner} />;
  return (
    <div className={`side side-${owner}${hasExtras(view, seat) ? ' has-extras' : ''}`}>
      <Zone label={names.soldiers} className="side-soldiers" zone={`soldiers:${seat}`}>
        <Row empty={say(BOARD_WORDS.noSoldiers)}>{rows.soldiers.map(unit)}</Row>
      </Zone>
      <Zone label={names.bulwarks} className="side-bulwarks" zone={`bulwarks:${seat}`}>
        <Row empty={say(BOARD_WORDS.noBulwarks)} from={owner === 'me' ? 'right' : 'left'}>
          {rows.bulwarks.map(unit)}
        </Row>
      </Zone>
      <SidePiles {...props} owner={owner} label={names.piles} />
    </div>
  );
}

interface SidePilesProps extends BoardSideProps {
  readonly owner: 'me' | 'opponent';
  readonly label: string;
}

function SidePiles({ label, ...props }: SidePilesProps) {
  const { view, seat } = props;
  const { pack, rare } = sideOf(view, seat);
  return (
    <Zone label={label} className="side-piles" zone={`piles:${seat}`}>
      <div className="side-main">
        <LifePile {...props} />
        <GravePile {...props} />
      </div>
      {hasExtras(view, seat) && (
        <div className="side-extras">
          {pack !== undefined && <PackPile {...props} />}
          {rare !== undefined && <RarePile {...props} />}
        </div>
      )}
      <PlayerHead {...props} />
    </Zone>
  );
}
