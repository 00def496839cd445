/** `/account`: guests become accounts here; accounts look after themselves. */
import type { Me } from '@blackpoker/protocol';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { wayBack } from '../accountAddress.ts';
import { signIn, signOut, signUp } from '../api.ts';
import { Known } from '../Known.tsx';
import { playerAddress } from '../PlayerName.tsx';
import { setMe } from '../session.ts';
import { useTask } from '../useTask.ts';
import { NAME_WORDS } from '../words.ts';
import { Blocks } from './Blocks.tsx';
import { BotTokens } from './BotTokens.tsx';
import { CredentialsForm } from './CredentialsForm.tsx';
import { OwnData } from './OwnData.tsx';
import { OwnGames } from './OwnGames.tsx';
import { PasswordForm } from './PasswordForm.tsx';
import { RenameForm } from './RenameForm.tsx';
import { Sessions } from './Sessions.tsx';
import { ACCOUNT_WORDS } from './words.ts';
import '../online.css';

export default function AccountPage() {
  const say = useSay();
  const then = wayBack(useSearch()) ?? '/online';
  const label = say(ACCOUNT_WORDS[then === '/online' ? 'back' : 'backToGame']);
  const [isDeleted, setDeleted] = useState(false);
  return (
    <Page title={say(ACCOUNT_WORDS.title)} narrow back={{ href: then, label }}>
      <div className="online-sections">
        <Known>{(me) => (isDeleted ? <Deleted /> : <Person me={me} onDeleted={() => setDeleted(true)} />)}</Known>
      </div>
    </Page>
  );
}

/** The last word: nothing else is asked of who has just left. */
function Deleted() {
  const say = useSay();
  return (
    <div className="online-card" role="status">
      <p>
        <strong>{say(ACCOUNT_WORDS.deleted)}</strong>
      </p>
      <p>{say(ACCOUNT_WORDS.deletedNote)}</p>
      <p className="online-buttons">
        <Link href="/" className="button primary">
          {say(ACCOUNT_WORDS.home)}
        </Link>
        <Link href="/online" className="button">
          {say(ACCOUNT_WORDS.toLobby)}
        </Link>
      </p>
    </div>
  );
}

interface Leaving {
  readonly onDeleted: () => void;
}

function Person({ me, onDeleted }: Leaving & { readonly me: Me | undefined }) {
  if (me?.kind === 'account') return <Account me={me} onDeleted={onDeleted} />;
  return <Guest me={me} onDeleted={onDeleted} />;
}

function Guest({ me, onDeleted }: Leaving & { readonly me: Me | undefined }) {
  const say = useSay();
  const arrive = useArriving();
  useNamedForm();
  return (
    <>
      {me !== undefined && <p>{say(ACCOUNT_WORDS.guestNote, { name: me.name })}</p>}
      <section aria-labelledby="account-up">
        <h2 id="account-up">{say(NAME_WORDS.signUp)}</h2>
        <p className="online-note">{say(ACCOUNT_WORDS.signUpNote)}</p>
        <CredentialsForm
          isNew
          verb={say(NAME_WORDS.signUp)}
          usualName={me?.name ?? ''}
          onSend={async (given) => arrive(await signUp(given))}
        />
      </section>
      <section aria-labelledby="account-in">
        <h2 id="account-in">{say(NAME_WORDS.signIn)}</h2>
        <CredentialsForm
          verb={say(NAME_WORDS.signIn)}
          usualName=""
          onSend={async (given) => arrive(await signIn(given))}
        />
      </section>
      {me !== undefined && (
        <>
          <RenameForm name={me.name} />
          <OwnGames id={me.id} />
          <Blocks me={me} />
          <OwnData me={me} onDeleted={onDeleted} />
        </>
      )}
    </>
  );
}

/** Signed in: back to where an account was needed. */
function useArriving(): (me: Me) => void {
  const [, navigate] = useLocation();
  const then = wayBack(useSearch());
  return (me) => {
    setMe(me);
    if (then !== undefined) navigate(then, { replace: true });
  };
}

/** Which form somebody came for stands in the address. */
function useNamedForm(): void {
  useEffect(() => {
    const heading = document.getElementById(window.location.hash.slice(1));
    heading?.closest('section')?.querySelector('input')?.focus();
  }, []);
}

function Account({ me, onDeleted }: Leaving & { readonly me: Me }) {
  const say = useSay();
  const task = useTask();
  const leave = () =>
    task.run(async () => {
      await signOut();
      setMe(undefined);
    });
  return (
    <>
      <p>{say(ACCOUNT_WORDS.accountNote, { name: me.name })}</p>
      <p className="online-buttons">
        <Link href={playerAddress(me)} className="button">
          {say(ACCOUNT_WORDS.page)}
        </Link>
        {me.admin && (
          <Link href="/admin" className="button">
            {say(ACCOUNT_WORDS.admin)}
          </Link>
        )}
        <button type="button" className="button" onClick={leave}>
          {say(ACCOUNT_WORDS.signOut)}
        </button>
      </p>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <OwnGames id={me.id} />
      <PasswordForm />
      <Sessions />
      <BotTokens />
      <Blocks me={me} />
      <OwnData me={me} onDeleted={onDeleted} />
    </>
  );
}
