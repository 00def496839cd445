/** `/admin`: for those who look after the server. */
import type { GameLine, UserKind } from '@blackpoker/protocol';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { Link } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { ConfirmSheet } from '../../kit/ConfirmSheet.tsx';
import { Page } from '../../kit/Page.tsx';
import { usePoint } from '../../kit/point.ts';
import { ban, closeGame, closeReport, fetchAdmin, unban } from '../api.ts';
import { isDeleted, shownName } from '../deletedPlayer.ts';
import { Had } from '../Had.tsx';
import { Known } from '../Known.tsx';
import { usePlayerName } from '../PlayerName.tsx';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import { type Fetched, useFetched } from '../useFetched.ts';
import { useTask } from '../useTask.ts';
import { LOBBY_WORDS } from '../words.ts';
import { ACCOUNT_WORDS, ADMIN_WORDS, KIND_WORDS } from './words.ts';
import '../online.css';

interface ListedUser {
  readonly id: string;
  readonly name: string;
  readonly kind: UserKind;
  readonly bannedAt?: number | undefined;
}
interface Report {
  readonly id: string;
  readonly by: { readonly name: string };
  readonly about: { readonly id: string; readonly name: string };
  readonly game?: string | undefined;
  readonly text: string;
  readonly at: number;
}

export default function AdminPage() {
  const say = useSay();
  return (
    <Page title={say(ADMIN_WORDS.title)} back={{ href: '/account', label: say(ACCOUNT_WORDS.title) }}>
      <Known>{(me) => (me?.admin === true ? <Sections /> : <p role="alert">{say(ADMIN_WORDS.notYou)}</p>)}</Known>
    </Page>
  );
}

const Sections = () => (
  <div className="online-sections">
    <Reports />
    <Games />
    <Players />
  </div>
);

interface SectionProps<T> {
  readonly title: string;
  readonly fetched: Fetched<readonly T[]>;
  readonly onAgain: () => void;
  /** Above the list. */
  readonly tools?: ReactNode;
  readonly children: (each: T) => ReactNode;
}

function Section<T>({ title, fetched, onAgain, tools, children }: SectionProps<T>) {
  const say = useSay();
  return (
    <section>
      <h2>{title}</h2>
      {tools}
      <Had fetched={fetched} onAgain={onAgain}>
        {(found) =>
          found.length === 0 ? (
            <p className="online-note">{say(ADMIN_WORDS.none)}</p>
          ) : (
            <ul className="online-list">{found.map(children)}</ul>
          )
        }
      </Had>
    </section>
  );
}

interface DeedProps {
  readonly verb: string;
  readonly about: string;
  readonly deed: () => Promise<void>;
}

function Deed({ verb, about, deed }: DeedProps) {
  const task = useTask();
  return (
    <>
      <button type="button" className="button" onClick={() => task.run(deed)}>
        {verb}
        <span className="sr-only"> {about}</span>
      </button>
      <span role="alert">{task.problem}</span>
    </>
  );
}

/** `text`: what comes of it, for a second word. */
function HardDeed({ verb, about, deed, text }: DeedProps & { readonly text: string }) {
  const task = useTask();
  const [isAsking, setAsking] = useState(false);
  const confirm = () => {
    setAsking(false);
    task.run(deed);
  };
  return (
    <>
      <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
        {verb}
        <span className="sr-only"> {about}</span>
      </button>
      <span role="alert">{task.problem}</span>
      {isAsking && (
        <ConfirmSheet title={verb} text={text} confirm={verb} onConfirm={confirm} onCancel={() => setAsking(false)} />
      )}
    </>
  );
}

interface BanProps {
  readonly who: { readonly id: string; readonly name: string };
  readonly onDone: () => void;
}

/** Nobody bans themselves, or who has left. */
function Ban({ who: { id, name }, onDone }: BanProps) {
  const say = useSay();
  const own = useSession(({ me }) => me?.id);
  if (id === own || isDeleted(name)) return null;
  const text = say(ADMIN_WORDS.banAsk, { name });
  return <HardDeed verb={say(ADMIN_WORDS.ban)} about={name} text={text} deed={() => ban(id).then(onDone)} />;
}

function Reports() {
  const say = useSay();
  const lang = useLang();
  const [fetched, again] = useFetched('reports', () => fetchAdmin<Report>('reports'));
  const aboutText = (by: string, about: string): string =>
    say(ADMIN_WORDS.about, { by: shownName(by, lang), about: shownName(about, lang) });
  return (
    <Section title={say(ADMIN_WORDS.reports)} fetched={fetched} onAgain={again}>
      {({ id, by, about, game, text, at }) => (
        <li key={id}>
          <p>
            <strong>{aboutText(by.name, about.name)}</strong>
            <span>{text}</span>
            <span>{new Date(at).toLocaleString(lang)}</span>
          </p>
          {game !== undefined && (
            <Link href={`/g/${game}`} className="button">
              {say(ADMIN_WORDS.open)}
              <span className="sr-only"> {aboutText(by.name, about.name)}</span>
            </Link>
          )}
          <Ban who={about} onDone={again} />
          <Deed verb={say(ADMIN_WORDS.closeReport)} about={about.name} deed={() => closeReport(id).then(again)} />
        </li>
      )}
    </Section>
  );
}

function Games() {
  const say = useSay();
  const point = usePoint();
  const nameOf = usePlayerName();
  const [fetched, again] = useFetched('games', () => fetchAdmin<GameLine>('games'));
  const names = ({ players }: GameLine) => players.map((each) => (each === undefined ? '–' : nameOf(each))).join(' – ');
  return (
    <Section title={say(ADMIN_WORDS.games)} fetched={fetched} onAgain={again}>
      {(line) => (
        <li key={line.game}>
          <p>
            <strong>{names(line)}</strong>
            <span>
              <TermsText terms={line.terms} />
              {line.turns > 0 && `${point}${say(LOBBY_WORDS.turn, { n: line.turns })}`}
            </span>
          </p>
          <Link href={`/g/${line.game}`} className="button">
            {say(ADMIN_WORDS.open)}
            <span className="sr-only"> {names(line)}</span>
          </Link>
          <HardDeed
            verb={say(ADMIN_WORDS.close)}
            about={names(line)}
            text={say(ADMIN_WORDS.closeAsk, { names: names(line) })}
            deed={() => closeGame(line.game).then(again)}
          />
        </li>
      )}
    </Section>
  );
}

function Players() {
  const say = useSay();
  const point = usePoint();
  const [named, setNamed] = useState('');
  const [fetched, again] = useFetched(named, () => fetchAdmin<ListedUser>('players', named));
  const tools = <NameSearch onSearch={setNamed} />;
  return (
    <Section title={say(ADMIN_WORDS.players)} fetched={fetched} onAgain={again} tools={tools}>
      {({ id, name, kind, bannedAt }) => (
        <li key={id}>
          <p>
            <strong>
              <Link href={`/players/${encodeURIComponent(id)}`}>{name}</Link>
            </strong>
            <span>
              {[KIND_WORDS[kind], ...(bannedAt === undefined ? [] : [ADMIN_WORDS.banned])]
                .map((word) => say(word))
                .join(point)}
            </span>
          </p>
          {bannedAt === undefined ? (
            <Ban who={{ id, name }} onDone={again} />
          ) : (
            <Deed verb={say(ADMIN_WORDS.unban)} about={name} deed={() => unban(id).then(again)} />
          )}
        </li>
      )}
    </Section>
  );
}

function NameSearch({ onSearch }: { readonly onSearch: (named: string) => void }) {
  const say = useSay();
  const id = useId();
  const [text, setText] = useState('');
  const search = (event: FormEvent) => {
    event.preventDefault();
    onSearch(text.trim());
  };
  return (
    <form className="online-small online-away" onSubmit={search}>
      <div className="online-field">
        <label htmlFor={id}>{say(ADMIN_WORDS.named)}</label>
        <input id={id} type="search" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      </div>
      <button type="submit" className="button">
        {say(ADMIN_WORDS.search)}
      </button>
    </form>
  );
}
