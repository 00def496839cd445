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
  type Viewer,
} from '@blackpoker/engine';
import type { GameEnd, GameUpdate, SeriesStanding } from '@blackpoker/host';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { type Say, useLang, useSay } from '../../app/lang.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { shortLink, wholeLink } from '../../host/recordLink.ts';
import { Icon } from '../../kit/Icon.tsx';
import { ShareLink } from '../../kit/ShareLink.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { rematchAddress } from '../state/rematch.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { useNextGame } from '../state/useHost.ts';
import { useScoreText } from '../state/useScoreText.ts';
import { useWatchedName } from '../state/useSeatName.ts';
import { useShown, useTable } from '../state/useTable.ts';
import { RESULT_WORDS } from '../words.ts';
import { Turns } from './Turns.tsx';

export function ResultSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const shown = useShown();
  const { end, series } = shown;
  const isSealed = useSealed(series);
  const names = [useWatchedName(0), useWatchedName(1)] as const;
  if (end === undefined) return null;
  return (
    <Sheet title={resultTitle(shown, end, names, say)} onClose={onClose} footer={<Buttons onClose={onClose} />}>
      <Reasons shown={shown} end={end} names={names} />
      {series !== undefined && <Standing series={series} shown={shown} names={names} />}
      <OnlinePart name="Result" />
      {!isSealed && <Turns />}
      {isSealed ? <p>{say(RESULT_WORDS.replayLater)}</p> : <Afterwards />}
      <OnlinePart name="Verify" />
    </Sheet>
  );
}

/** A record tells the seed of its whole series: the server gives it out once that is over. */
function useSealed(series: SeriesStanding | undefined): boolean {
  const { online } = useTable().host;
  return online !== undefined && series !== undefined && !series.over;
}

/** What those are called whom the viewer has only watched. */
type Names = readonly [string | undefined, string | undefined];
const nameIn = (names: Names, seat: Seat): string | undefined => names[seat === 0 ? 0 : 1];

/** Of two people at one device nobody is "you". */
function resultTitle({ viewer, handOver }: GameUpdate, { winner, why }: GameEnd, names: Names, say: Say): string {
  if (why === 'aborted') return say(RESULT_WORDS.aborted);
  if (winner === undefined) return say(RESULT_WORDS.drawn);
  const name = nameIn(names, winner);
  if (name !== undefined) return say(RESULT_WORDS.nameWon, { name });
  if (viewer === SPECTATOR || handOver !== undefined) return say(RESULT_WORDS.seatWon, { seat: seatName(winner) });
  return say(RESULT_WORDS[winner === viewer ? 'won' : 'lost']);
}

interface ReasonsProps {
  readonly shown: GameUpdate;
  readonly end: GameEnd;
  readonly names: Names;
}

function Reasons({ shown: { view, viewer }, end, names }: ReasonsProps) {
  const lang = useLang();
  const say = useSay();
  const cause = actionName(rulesFor(view), view.endCause, lang);
  const loser: Seat | undefined = end.winner === undefined ? undefined : other(end.winner);
  const name = loser === undefined ? '' : nameIn(names, loser);
  const who = name ?? personName(loser ?? 0, viewer, lang);
  const whose = sentence(name === undefined ? possessive(loser ?? 0, viewer, lang) : `${name}’s`);
  const word = reasonOf(end);
  return (
    <ul className="result-reasons">
      {end.why !== 'aborted' && <li>{sentence(say(RESULT_WORDS[word], { who, whose }, loser === viewer))}</li>}
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

interface StandingProps {
  readonly series: SeriesStanding;
  readonly shown: GameUpdate;
  readonly names: Names;
}

function Standing({ series, shown, names }: StandingProps) {
  const say = useSay();
  const lang = useLang();
  const score = useScoreText(series);
  const called = (seat: Seat): string => nameIn(names, seat) ?? personName(seat, shown.viewer, lang);
  return (
    <>
      <p className="result-score">{score}</p>
      {series.over && <p>{seriesEnd(series.winner, shown.viewer, called, say)}</p>}
      <Decks series={series} />
    </>
  );
}

function seriesEnd(winner: Seat | undefined, viewer: Viewer, called: (seat: Seat) => string, say: Say): string {
  if (winner === undefined) return say(RESULT_WORDS.seriesDrawn);
  if (viewer === SPECTATOR) return say(RESULT_WORDS.seriesTaken, { name: called(winner) });
  return say(RESULT_WORDS[winner === viewer ? 'seriesWon' : 'seriesLost']);
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
  const { host } = useTable();
  const [link, setLink] = useState<string>();
  const [isFailed, setFailed] = useState(false);
  const share = () =>
    void linkTo(host)
      .finally(() => setFailed(false))
      .then(setLink, () => setFailed(true));
  return (
    <>
      <div className="result-links">
        <Link href={`/r/${host.id}`} className="button">
          <Icon name="replay" />
          {say(RESULT_WORDS.replay)}
        </Link>
        <button type="button" className="button" aria-expanded={link !== undefined} onClick={share}>
          <Icon name="link" />
          {say(RESULT_WORDS.share)}
        </button>
        <p role="alert">{isFailed && say(RESULT_WORDS.notShared)}</p>
      </div>
      {link !== undefined && <ShareLink label={say(RESULT_WORDS.link)} link={link} />}
    </>
  );
}

/** To the record of the game. */
async function linkTo(host: GameHost): Promise<string> {
  const { address, code } = await (host.online === undefined ? wholeLink(await host.record()) : shortLink(host.id));
  return code === undefined ? address : `${address}#${code}`;
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
