/** `/players/:name`: ratings, results, favourite actions, games. */
import type { PlayerPage as PlayerFacts } from '@blackpoker/protocol';
import { useParams } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { usePoint } from '../../kit/point.ts';
import { block, fetchPlayer, unblock } from '../api.ts';
import { BegunNote } from '../BegunNote.tsx';
import { Failed } from '../Failed.tsx';
import { usePlayerName } from '../PlayerName.tsx';
import { refreshMe, useMe } from '../session.ts';
import { Waiting } from '../Unreachable.tsx';
import { useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { favouriteName } from './favouriteName.ts';
import { GameHistory } from './GameHistory.tsx';
import { groupName } from './groupName.ts';
import { PLAYER_WORDS } from './words.ts';
import '../online.css';

export default function PlayerPage() {
  const { name = '' } = useParams<{ name: string }>();
  const say = useSay();
  const asked = decodeURIComponent(name);
  const [fetched, again] = useFetched(asked, () => fetchPlayer(asked));
  const title = fetched.state === 'there' ? fetched.value.player.name : asked;
  return (
    <Page title={title} narrow>
      <BegunNote />
      {fetched.state === 'loading' && <Waiting />}
      {fetched.state === 'failed' &&
        (fetched.failure.status === 404 ? (
          <p role="alert">{say(PLAYER_WORDS.notFound)}</p>
        ) : (
          <Failed failure={fetched.failure} onAgain={again} />
        ))}
      {fetched.state === 'there' && <Facts facts={fetched.value} />}
    </Page>
  );
}

function Facts({ facts }: { readonly facts: PlayerFacts }) {
  const say = useSay();
  const point = usePoint();
  const lang = useLang();
  const { player, since, record, games } = facts;
  return (
    <div className="online-sections">
      <p className="online-note">
        {player.kind === 'bot' && `${say(PLAYER_WORDS.bot)}${point}`}
        {player.kind === 'guest' && `${say(PLAYER_WORDS.guest)}${point}`}
        {say(PLAYER_WORDS.since, { date: new Date(since).toLocaleDateString(lang) })}
      </p>
      <section>
        <h2>{say(PLAYER_WORDS.ratings)}</h2>
        <Ratings facts={facts} />
      </section>
      <section>
        <h2>{say(PLAYER_WORDS.record)}</h2>
        <p>{say(PLAYER_WORDS.score, record)}</p>
      </section>
      <Favourites facts={facts} />
      <section>
        <h2>{say(PLAYER_WORDS.history)}</h2>
        <GameHistory games={games} of={player.id} />
      </section>
      <Blocking facts={facts} />
    </div>
  );
}

function Ratings({ facts: { ratings } }: { readonly facts: PlayerFacts }) {
  const say = useSay();
  const point = usePoint();
  const lang = useLang();
  if (ratings.length === 0) return <p className="online-note">{say(PLAYER_WORDS.noRatings)}</p>;
  return (
    <ul className="online-facts">
      {ratings.map(({ group, rating }) => (
        <li key={group}>
          <span>{groupName(group, lang)}</span> <strong>{Math.round(rating.rating)}</strong>{' '}
          <small>
            ±{Math.round(rating.deviation)}
            {point}
            {say(PLAYER_WORDS.games, { n: rating.games }, rating.games !== 1)}
            {rating.provisional && `${point}${say(PLAYER_WORDS.provisional)}`}
          </small>
        </li>
      ))}
    </ul>
  );
}

function Favourites({ facts: { favourites } }: { readonly facts: PlayerFacts }) {
  const say = useSay();
  const lang = useLang();
  if (favourites.length === 0) return null;
  return (
    <section>
      <h2>{say(PLAYER_WORDS.favourites)}</h2>
      <ol className="online-facts">
        {favourites.map(({ action, times }) => (
          <li key={action}>
            {favouriteName(action, lang)} <small>{say(PLAYER_WORDS.times, { n: times }, times !== 1)}</small>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Blocking({ facts: { player } }: { readonly facts: PlayerFacts }) {
  const say = useSay();
  const { me } = useMe();
  const task = useTask();
  const nameOf = usePlayerName();
  const { id } = player;
  if (me === undefined || id === undefined || id === me.id) return null;
  const isBlocked = me.blocked.some((each) => each.id === id);
  const change = () =>
    task.run(async () => {
      await (isBlocked ? unblock(id) : block(id));
      await refreshMe();
    });
  return (
    <p>
      <button type="button" className="button" onClick={change}>
        {say(PLAYER_WORDS[isBlocked ? 'unblock' : 'block'])}
        <span className="sr-only"> {nameOf(player)}</span>
      </button>
      <span role="alert">{task.problem}</span>
    </p>
  );
}
