/** What the other player proposes, with an answer; and what one has proposed oneself. */
import { actionName, type Choice, choiceParts, OPTION_WORDS, rulesetOf } from '@blackpoker/engine';
import type { OfferName, RoomStatus } from '@blackpoker/protocol';
import { useEffect, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { Banner } from './Layer.tsx';
import { useBlocked } from './useBlocked.ts';
import { ANSWER_WORDS, OFFER_WORDS } from './words.ts';

export function Offers(props: AtTable) {
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  const isBlocked = useBlocked();
  if (own === undefined || status.next !== undefined) return null;
  const isShown = ({ what, by }: RoomStatus['offers'][number]): boolean =>
    (what !== 'rematch' || !props.isResultOpen) && !isBlocked(playerAt(status, by));
  return status.offers
    .filter(isShown)
    .map(({ what, by }) =>
      by === own ? <Made key={`${what}${by}`} what={what} /> : <Asked key={`${what}${by}`} {...props} what={what} />,
    );
}

const SAID_MS = 4_000;

function Made({ what }: { readonly what: OfferName }) {
  const say = useSay();
  const [isSaid, setSaid] = useState(true);
  useEffect(() => {
    const timer = window.setTimeout(() => setSaid(false), SAID_MS);
    return () => window.clearTimeout(timer);
  }, []);
  return isSaid ? <Banner text={say(OFFER_WORDS[what].made)} /> : null;
}

function Asked({ what, ...props }: AtTable & { readonly what: OfferName }) {
  const say = useSay();
  const nameOf = usePlayerName();
  const { status } = useRoom(props);
  const offer = status.offers.find((each) => each.what === what);
  const name = nameOf(playerAt(status, offer?.by ?? 0));
  const move = useMoveName(status, offer?.move);
  const { asked, askedOf = asked } = OFFER_WORDS[what];
  const answer = (accept: boolean) =>
    void props.online.answer(what, accept).then((why) => why !== undefined && props.notify(why));
  return (
    <Banner text={say(move === undefined ? asked : askedOf, { name, move: move ?? '' })}>
      <button type="button" className="button" onClick={() => answer(false)}>
        {say(ANSWER_WORDS.decline)}
      </button>
      <button type="button" className="button primary" onClick={() => answer(true)}>
        {say(ANSWER_WORDS.accept)}
      </button>
    </Banner>
  );
}

/** Of an action or a pass. */
function useMoveName({ terms }: RoomStatus, move: Choice | undefined): string | undefined {
  const lang = useLang();
  const rules = rulesetOf(terms.regulation);
  if (move === undefined || rules === undefined) return undefined;
  const parts = choiceParts(move);
  return parts.type === 'action' ? actionName(rules, parts.action, lang) : OPTION_WORDS.pass[lang];
}
