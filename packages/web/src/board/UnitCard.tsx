/** A unit in its slot: driven it turns and shrinks in place, so that no neighbour moves. */
import type { Card, Ruleset } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { useScene } from './scene.ts';
import { markOf, ThingButton } from './ThingButton.tsx';
import { type Pointing, thingKey } from './things.ts';
import { UnitMarks } from './UnitMarks.tsx';
import type { UnitFacts } from './unitFacts.ts';
import { unitLabel } from './unitLabel.ts';
import './units.css';

export interface UnitCardProps extends Pointing {
  readonly rules: Ruleset;
  readonly facts: UnitFacts;
  /** Whose it is, from the bottom of the screen. */
  readonly owner: 'me' | 'opponent';
}

/** Own bulwarks keep their secret where the setting says so. */
function useShown(facts: UnitFacts, owner: 'me' | 'opponent'): UnitFacts {
  const peek = useSettings((settings) => settings.peek);
  return facts.bulwark && owner === 'me' && !peek ? { ...facts, cards: [] } : facts;
}

export function UnitCard({ rules, facts, owner, ...pointing }: UnitCardProps) {
  const lang = useLang();
  const shown = useShown(facts, owner);
  const thing = { type: 'unit', seat: facts.seat, position: facts.position } as const;
  const faceUp = useScene().faceUp.get(thingKey(thing));
  return (
    <ThingButton
      {...pointing}
      thing={thing}
      className={`unit unit-${owner}${facts.driven ? ' is-driven' : ''}${targetClass(facts)}`}
      label={unitLabel(rules, shown, lang, markOf(pointing, thing))}
      flip={facts.cards[0] === undefined ? `hidden:${facts.seat}:${facts.number}` : `card:${facts.cards[0]}`}
      flipFrom={`pile:${facts.seat}:hand`}
      down={facts.bulwark && faceUp === undefined}
      attacks={facts.attacker !== undefined}
    >
      <UnitFaces facts={facts} owner={owner} faceUp={faceUp} />
      <UnitMarks facts={shown} />
    </ThingButton>
  );
}

const targetClass = ({ target, seat }: UnitFacts): string =>
  target === undefined ? '' : target.by === seat ? ' is-aimed' : ' is-threatened';

interface UnitFacesProps extends Pick<UnitCardProps, 'facts' | 'owner'> {
  /** Of a bulwark that lies open for a moment. */
  readonly faceUp: Card | undefined;
}

/** An equipped soldier shows an edge of each card below its top one. */
function UnitFaces({ facts, owner, faceUp }: UnitFacesProps) {
  const cards = facts.bulwark ? [faceUp] : facts.cards;
  return (
    <span className="unit-faces">
      {cards.map((card, i) => (
        <span key={card ?? 'back'} className="unit-face" style={{ '--depth': cards.length - 1 - i }}>
          <CardFace card={card} owner={owner} />
        </span>
      ))}
    </span>
  );
}
