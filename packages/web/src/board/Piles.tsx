/** Life, grave, pack and rare card of one seat. */
import type { Card } from '@blackpoker/engine';
import { useLang } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import type { BoardSideProps } from './BoardSide.tsx';
import { pileLabel, sideOf } from './boardLabels.ts';
import { markOf, ThingButton } from './ThingButton.tsx';
import type { Pile } from './things.ts';
import { useTicking } from './useTicking.ts';
import { BOARD_WORDS, zoneLabel } from './words.ts';

export interface PileProps extends BoardSideProps {
  readonly owner: 'me' | 'opponent';
}

interface PileButtonProps extends PileProps {
  readonly pile: Pile;
  /** Undefined: a back. */
  readonly card: Card | undefined;
  /** Nothing lies there. */
  readonly bare?: boolean;
  /** More than one card lies there. */
  readonly thick?: boolean;
  /** How many, where that is known. */
  readonly badge: string | number;
  readonly caption: string;
}

function PileButton(props: PileButtonProps) {
  const { view, seat, pile, owner, card, bare = false, thick = false, badge, caption } = props;
  const lang = useLang();
  const thing = { type: 'pile', seat, pile } as const;
  return (
    <ThingButton
      {...props}
      thing={thing}
      className={`pile pile-${pile}${bare ? ' is-bare' : ''}${thick ? ' is-thick' : ''}`}
      label={pileLabel(view, seat, pile, lang, markOf(props, thing))}
      flip={card === undefined ? undefined : `card:${card}`}
      flipFrom={`pile:${seat}:life`}
    >
      {bare ? <span className="pile-bare">{caption}</span> : <CardFace card={card} owner={owner} />}
      {!bare && (
        <span className="pile-badge" aria-hidden="true">
          <span className="pile-caption">{caption}</span>
          {badge !== '' && <b>{badge}</b>}
        </span>
      )}
    </ThingButton>
  );
}

export function LifePile(props: PileProps) {
  const lang = useLang();
  const { count } = sideOf(props.view, props.seat).life;
  const shown = useTicking(count);
  return (
    <PileButton
      {...props}
      pile="life"
      card={undefined}
      bare={count === 0}
      thick={count !== 0 && count !== 1}
      badge={shown === undefined ? BOARD_WORDS.many[lang] : String(shown)}
      caption={zoneLabel('life', lang)}
    />
  );
}

export function GravePile(props: PileProps) {
  const lang = useLang();
  const { grave } = sideOf(props.view, props.seat);
  return (
    <PileButton
      {...props}
      pile="grave"
      card={grave.top}
      bare={grave.top === undefined}
      thick={grave.count !== undefined && grave.count > 1}
      badge={grave.count ?? ''}
      caption={zoneLabel('grave', lang)}
    />
  );
}

export function PackPile(props: PileProps) {
  const lang = useLang();
  const { pack } = sideOf(props.view, props.seat);
  const count = pack?.count;
  return (
    <PileButton
      {...props}
      pile="pack"
      card={undefined}
      bare={count === 0 || pack?.opened === true}
      badge={count ?? ''}
      caption={zoneLabel('pack', lang)}
    />
  );
}

export function RarePile(props: PileProps) {
  const lang = useLang();
  const card = sideOf(props.view, props.seat).rare?.card;
  return <PileButton {...props} pile="rare" card={card} badge="" caption={BOARD_WORDS.rareShort[lang]} />;
}
