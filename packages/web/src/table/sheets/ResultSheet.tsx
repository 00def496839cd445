/** How it ended, and where to go from here. */

import {
  actionName,
  cardSigns,
  other,
  personName,
  possessive,
  type Seat,
  SPECTATOR,
  seatName,
  sentence,
  VALUE_WORDS,
} from '@blackpoker/engine';
import type { GameEnd, GameUpdate, SeriesStanding } from '@blackpoker/host';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Say, useLang, useSay } from '../../app/lang.ts';
import { shareCode } from '../../host/shareText.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { rematchAddress } from '../state/rematch.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useNextGame } from '../state/useHost.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { RESULT_WORDS } from '../words.ts';
import { Turns } from './Turns.tsx';

export function ResultSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const shown = useShown();
  const { end, series } = shown;
  if (end === undefined) return null;
  return (
    <Sheet title={resultTitle(shown, end, say)} onClose={onClose} footer={<Buttons onClose={onClose} />}>
      <Reasons shown={shown} end={end} />
      {series !== undefined && <Standing series={series} shown={shown} />}
      <Turns />
      <OnlinePart name="Result" />
      <Afterwards />
    </Sheet>
  );
}

/** Of two people at one device nobody is "you". */
function resultTitle({ viewer, handOver }: GameUpdate, { winner, why }: GameEnd, say: Say): string {
  if (why === 'aborted') return say(RESULT_WORDS.aborted);
  if (winner === undefined) return say(RESULT_WORDS.drawn);
  if (viewer === SPECTATOR || handOver !== undefined) return say(RESULT_WORDS.seatWon, { seat: seatName(winner) });
  return say(RESULT_WORDS[winner === viewer ? 'won' : 'lost']);
}

function Reasons({ shown: { view, viewer }, end }: { readonly shown: GameUpdate; readonly end: GameEnd }) {
  const lang = useLang();
  const say = useSay();
  const cause = actionName(rulesFor(view), view.endCause, lang);
  const loser: Seat | undefined = end.winner === undefined ? undefined : other(end.winner);
  const who = loser === undefined ? '' : personName(loser, viewer, lang);
  const whose = loser === undefined ? '' : sentence(possessive(loser, viewer, lang));
  const word = reasonOf(end);
  return (
    <ul className="result-reasons">
      <li>{sentence(say(RESULT_WORDS[word], { who, whose }, loser === viewer))}</li>
      {end.why === 'played' && cause !== '' && <li>{say(RESULT_WORDS.lastAction, { action: cause })}</li>}
      <li>{say(RESULT_WORDS.turns, { n: view.turns })}</li>
    </ul>
  );
}

const REASONS = {
  resigned: 'byResign',
  timeout: 'byTimeout',
  connection: 'byConnection',
  agreed: 'byAgreement',
  aborted: 'aborted',
} as const;

function reasonOf({ why, winner }: GameEnd): keyof typeof RESULT_WORDS {
  if (why === 'played') return winner === undefined ? 'byBoth' : 'byLife';
  return why === 'connection' && winner === undefined ? 'byAgreement' : REASONS[why];
}

function Standing({ series, shown }: { readonly series: SeriesStanding; readonly shown: GameUpdate }) {
  const say = useSay();
  const own = shown.viewer === 1 ? 1 : 0;
  const [a, b] = [series.score[own], series.score[own === 0 ? 1 : 0]];
  const word = series.winner === undefined ? 'seriesDrawn' : series.winner === own ? 'seriesWon' : 'seriesLost';
  return (
    <>
      <p className="result-score">{say(RESULT_WORDS.score, { a, b, wins: series.wins })}</p>
      {series.over && <p>{say(RESULT_WORDS[word])}</p>}
      <Decks series={series} />
    </>
  );
}

function Decks({ series: { decks, over } }: { readonly series: SeriesStanding }) {
  const say = useSay();
  const lang = useLang();
  if (over || decks.length === 0) return null;
  return (
    <details>
      <summary>{say(RESULT_WORDS.deck)}</summary>
      {decks.map(({ name, deck }) => (
        <p key={name}>
          {VALUE_WORDS[`deck.${name}`][lang]}: {cardSigns(deck)}
        </p>
      ))}
    </details>
  );
}

/** Watch it again, show it to others. */
function Afterwards() {
  const say = useSay();
  const table = useTable();
  const [link, setLink] = useState('');
  const share = () =>
    table.host
      .record()
      .then(shareLink)
      .then(setLink, () => {});
  return (
    <div className="result-links">
      <Link href={`/r/${table.host.id}`} className="button">
        <Icon name="replay" />
        {say(RESULT_WORDS.replay)}
      </Link>
      <button type="button" className="button" onClick={() => void share()}>
        <Icon name="link" />
        {say(RESULT_WORDS.share)}
      </button>
      {link !== '' && (
        <p role="status">
          {say(RESULT_WORDS.shared)} <a href={link}>{say(RESULT_WORDS.replay)}</a>
        </p>
      )}
    </div>
  );
}

async function shareLink(record: string): Promise<string> {
  const link = `${location.origin}/r#${await shareCode(record)}`;
  await navigator.clipboard?.writeText(link).catch(() => {});
  return link;
}

function Buttons({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const { series } = useShown();
  const [, navigate] = useLocation();
  const nextGame = useNextGame(table.host);
  const isSeries = series !== undefined && !series.over;
  return (
    <>
      <button type="button" className="button" onClick={onClose}>
        {say(RESULT_WORDS.look)}
      </button>
      {table.host.online !== undefined ? null : isSeries ? (
        <button type="button" className="button primary" onClick={nextGame}>
          {say(RESULT_WORDS.nextGame)}
        </button>
      ) : (
        <button type="button" className="button primary" onClick={() => navigate(rematchAddress(table.host.setup))}>
          {say(RESULT_WORDS.rematch)}
        </button>
      )}
    </>
  );
}
