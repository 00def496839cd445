/** `/ladder?group=8.0/lite`: the best players by these rules. */
import type { LadderPage as Ladder } from '@blackpoker/protocol';
import { Link, useLocation, useSearch } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { pointIn } from '../../kit/point.ts';
import { fetchLadder } from '../api.ts';
import { BegunNote } from '../BegunNote.tsx';
import { Failed, type FailedProps } from '../Failed.tsx';
import { PlayerLink } from '../PlayerName.tsx';
import { Waiting } from '../Unreachable.tsx';
import { useFetched } from '../useFetched.ts';
import { groupName } from './groupName.ts';
import { LADDER_WORDS } from './words.ts';
import '../online.css';

const USUAL_GROUP = '8.0/lite';

export default function LadderPage() {
  const say = useSay();
  const group = new URLSearchParams(useSearch()).get('group') ?? USUAL_GROUP;
  const [fetched, again] = useFetched(group, () => ladders(group));
  return (
    <Page title={say(LADDER_WORDS.title)} narrow back={{ href: '/online', label: say(LADDER_WORDS.back) }}>
      <BegunNote />
      {fetched.state === 'loading' && <Waiting />}
      {fetched.state === 'failed' && <NoLadder failure={fetched.failure} onAgain={again} />}
      {fetched.state === 'there' && <Places ladders={fetched.value} />}
    </Page>
  );
}

/** Where there is no such group the way leads to the usual one. */
function NoLadder(props: FailedProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <Failed {...props} />
      {props.failure.status === 404 && (
        <p>
          <Link href="/ladder" className="button">
            {`${say(LADDER_WORDS.title)}${pointIn(lang)}${groupName(USUAL_GROUP, lang)}`}
          </Link>
        </p>
      )}
    </>
  );
}

/** People and bots have ladders of their own. */
const ladders = (group: string): Promise<readonly [Ladder, Ladder]> =>
  Promise.all([fetchLadder(group, 'account'), fetchLadder(group, 'bot')]);

function Places({ ladders: [people, bots] }: { readonly ladders: readonly [Ladder, Ladder] }) {
  const say = useSay();
  if (people.places.length + bots.places.length === 0) return <EmptyLadder ladder={people} />;
  return (
    <div className="online-sections">
      <GroupField ladder={people} />
      <PlaceTable places={people.places} title={say(LADDER_WORDS.people)} />
      {bots.places.length > 0 && <PlaceTable places={bots.places} title={say(LADDER_WORDS.bots)} />}
    </div>
  );
}

/** One line; the other rules, which are most often as empty, stay folded. */
function EmptyLadder({ ladder }: { readonly ladder: Ladder }) {
  const say = useSay();
  const lang = useLang();
  return (
    <div className="online-sections">
      <p className="online-note">{`${groupName(ladder.group, lang)}: ${say(LADDER_WORDS.empty)}`}</p>
      <details>
        <summary>{say(LADDER_WORDS.otherRules)}</summary>
        <GroupField ladder={ladder} />
      </details>
    </div>
  );
}

function GroupField({ ladder: { group, groups } }: { readonly ladder: Ladder }) {
  const say = useSay();
  const lang = useLang();
  const [, navigate] = useLocation();
  return (
    <div className="online-field">
      <label htmlFor="online-group">{say(LADDER_WORDS.group)}</label>
      <select
        id="online-group"
        value={group}
        onChange={(event) => navigate(`/ladder?group=${event.currentTarget.value}`, { replace: true })}
      >
        {groups.map((id) => (
          <option key={id} value={id}>
            {groupName(id, lang)}
          </option>
        ))}
      </select>
    </div>
  );
}

interface PlaceTableProps {
  readonly places: Ladder['places'];
  readonly title: string;
}

function PlaceTable({ places, title }: PlaceTableProps) {
  const say = useSay();
  if (places.length === 0) return <p className="online-note">{say(LADDER_WORDS.empty)}</p>;
  return (
    <table className="online-ladder">
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{say(LADDER_WORDS.place)}</th>
          <th scope="col">{say(LADDER_WORDS.name)}</th>
          <th scope="col">{say(LADDER_WORDS.rating)}</th>
          <th scope="col">{say(LADDER_WORDS.games)}</th>
        </tr>
      </thead>
      <tbody>
        {places.map(({ player, rating }, i) => (
          <tr key={player.id ?? player.name}>
            <td>{i + 1}</td>
            <th scope="row">
              <PlayerLink player={player} />
            </th>
            <td>{Math.round(rating.rating)}</td>
            <td>{rating.games}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
