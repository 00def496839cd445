/** What lies in the fog of both players, and what Force adds. */
import { cardSign, type FogView, fill, possessive, type Ruleset, type Seat, type View } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { fogName, sideOf } from './boardLabels.ts';
import type { Pointing } from './things.ts';
import { viewNames } from './viewNames.ts';
import { BOARD_WORDS } from './words.ts';
import './stage.css';

export interface FogListProps extends Pointing {
  readonly rules: Ruleset;
  readonly view: View;
  readonly bottom: Seat;
}

/** Nothing at all where there is no fog. */
export function FogList({ rules, view, bottom }: FogListProps) {
  const say = useSay();
  const seats = [1 - bottom, bottom].filter(
    (seat) => sideOf(view, seat).fog.length > 0 || sideOf(view, seat).force > 0,
  );
  if (seats.length === 0) return null;
  return (
    <section className="fog">
      <h2 className="stage-title">{say(BOARD_WORDS.fog)}</h2>
      <ul className="fog-list">
        {seats.flatMap((seat) => [
          ...sideOf(view, seat).fog.map((fog) => (
            <FogLine key={fog.card} {...{ rules, view, fog }} owner={seat === bottom ? 'me' : 'opponent'} />
          )),
          <ForceLine key={`force${seat}`} view={view} seat={seat} />,
        ])}
      </ul>
    </section>
  );
}

interface FogLineProps {
  readonly rules: Ruleset;
  readonly view: View;
  readonly fog: FogView;
  readonly owner: 'me' | 'opponent';
}

function FogLine({ rules, view, fog, owner }: FogLineProps) {
  const lang = useLang();
  const aim = fog.target === undefined ? '' : ` → ${viewNames(rules, view, lang).unit(fog.target)}`;
  return (
    <li className={`fog-line fog-${owner}`}>
      <SignText text={`${fogName(rules, fog, lang)} ${cardSign(fog.card)}${aim}`} />
    </li>
  );
}

function ForceLine({ view, seat }: { readonly view: View; readonly seat: Seat }) {
  const lang = useLang();
  const { force } = sideOf(view, seat);
  if (force === 0) return null;
  return (
    <li className="fog-line">
      {fill(BOARD_WORDS.force, lang, { whose: possessive(seat, view.viewer, lang), n: force })}
    </li>
  );
}
