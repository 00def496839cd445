/** `/account`: guests become accounts here; accounts look after themselves. */
import type { Me } from '@blackpoker/protocol';
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Page } from '../../kit/Page.tsx';
import { signIn, signOut, signUp } from '../api.ts';
import { refreshMe, setMe, useMe } from '../session.ts';
import { Unreachable, Waiting } from '../Unreachable.tsx';
import { useTask } from '../useTask.ts';
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
  const { state, me } = useMe();
  return (
    <Page title={say(ACCOUNT_WORDS.title)} narrow back={{ href: '/online', label: say(ACCOUNT_WORDS.back) }}>
      <div className="online-sections">
        {state === 'unknown' && <Waiting />}
        {state === 'away' && <Unreachable onAgain={() => void refreshMe()} />}
        {state === 'known' && (me?.kind === 'account' ? <Account me={me} /> : <Guest me={me} />)}
      </div>
    </Page>
  );
}

function Guest({ me }: { readonly me: Me | undefined }) {
  const say = useSay();
  return (
    <>
      {me !== undefined && <p>{say(ACCOUNT_WORDS.guestNote, { name: me.name })}</p>}
      <section aria-labelledby="account-up">
        <h2 id="account-up">{say(ACCOUNT_WORDS.signUp)}</h2>
        <p className="online-note">{say(ACCOUNT_WORDS.signUpNote)}</p>
        <CredentialsForm
          isNew
          verb={say(ACCOUNT_WORDS.signUp)}
          usualName={me?.name ?? ''}
          onSend={async (given) => setMe(await signUp(given))}
        />
      </section>
      <section aria-labelledby="account-in">
        <h2 id="account-in">{say(ACCOUNT_WORDS.signIn)}</h2>
        <CredentialsForm
          verb={say(ACCOUNT_WORDS.signIn)}
          usualName=""
          onSend={async (given) => setMe(await signIn(given))}
        />
      </section>
      {me !== undefined && (
        <>
          <RenameForm name={me.name} />
          <OwnGames id={me.id} />
          <Blocks me={me} />
          <OwnData />
        </>
      )}
    </>
  );
}

function Account({ me }: { readonly me: Me }) {
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
        <Link href={`/players/${encodeURIComponent(me.name)}`} className="button">
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
      <OwnData />
    </>
  );
}
