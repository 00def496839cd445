/** `/stats`: how the person of this browser does, from the games that it keeps. */
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { listRecords, MOST_RECORDS } from '../host/savedGames.ts';
import { Page } from '../kit/Page.tsx';
import { Face } from '../opponents/Face.tsx';
import { AccuracyPanel } from './AccuracyPanel.tsx';
import { Favourites } from './Favourites.tsx';
import { OpponentTable, RegulationTable } from './ResultTables.tsx';
import { type OwnGame, ownGames, type Row, type Statistics, statisticsOf } from './statistics.ts';
import { STATS_WORDS } from './words.ts';
import './stats.css';

export default function StatsPage() {
  const say = useSay();
  const games = useOwnGames();
  return (
    <Page title={say(STATS_WORDS.title)} narrow>
      {games?.length === 0 && <Nothing />}
      {games !== undefined && games.length > 0 && <Found games={games} />}
    </Page>
  );
}

/** Undefined until they are read; none if the browser denies it. */
function useOwnGames(): readonly OwnGame[] | undefined {
  const [games, setGames] = useState<readonly OwnGame[]>();
  useEffect(() => {
    let isHere = true;
    listRecords()
      .catch(() => [])
      .then((records) => isHere && setGames(ownGames(records)));
    return () => {
      isHere = false;
    };
  }, []);
  return games;
}

function Nothing() {
  const say = useSay();
  return (
    <div className="stats-empty">
      <Face level={1} size={112} />
      <p>{say(STATS_WORDS.empty)}</p>
      <Link href="/t/new" className="button primary">
        {say(STATS_WORDS.play)}
      </Link>
      <Link href="/learn" className="button">
        {say(STATS_WORDS.learn)}
      </Link>
    </div>
  );
}

function Found({ games }: { readonly games: readonly OwnGame[] }) {
  const say = useSay();
  const statistics = statisticsOf(games, Date.now());
  return (
    <div className="stats">
      <Overview statistics={statistics} />
      <OpponentTable statistics={statistics} />
      <AccuracyPanel games={games} />
      <Favourites games={games} />
      <RegulationTable statistics={statistics} />
      <p className="stats-note">{say(STATS_WORDS.note, { n: MOST_RECORDS })}</p>
    </div>
  );
}

function Overview({ statistics: { all, wins, days } }: { readonly statistics: Statistics }) {
  const say = useSay();
  const rate = say(STATS_WORDS.percent, { n: Math.round((100 * all.won) / all.games) });
  const best = ({ best: n }: Row): string => say(STATS_WORDS.best, { n });
  return (
    <dl className="stats-tiles">
      <Tile name={say(STATS_WORDS.games)} value={all.games} note={`${all.won} – ${all.lost}`} />
      <Tile name={say(STATS_WORDS.rate)} value={rate} />
      <Tile name={say(STATS_WORDS.wins)} value={wins.now} note={best(wins)} />
      <Tile name={say(STATS_WORDS.days)} value={days.now} note={best(days)} />
    </dl>
  );
}

interface TileProps {
  readonly name: string;
  readonly value: string | number;
  readonly note?: string;
}

function Tile({ name, value, note }: TileProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <strong>{value}</strong> {note !== undefined && <small>{note}</small>}
      </dd>
    </div>
  );
}
