/** All that the server keeps of this person: to take along, or to be rid of. */
import type { Me } from '@blackpoker/protocol';
import { SHORTEST_PASSWORD } from '@blackpoker/protocol/words';
import { type FormEvent, useId, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { deleteMe } from '../api.ts';
import { setMe } from '../session.ts';
import { useTask } from '../useTask.ts';
import { Field } from './Field.tsx';
import { ACCOUNT_WORDS } from './words.ts';

interface OwnDataProps {
  readonly me: Me;
  readonly onDeleted: () => void;
}

export function OwnData({ me, onDeleted }: OwnDataProps) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  return (
    <section aria-labelledby="account-data">
      <h2 id="account-data">{say(ACCOUNT_WORDS.data)}</h2>
      <p className="online-buttons">
        <a href="/api/export" download className="button">
          <Icon name="save" />
          {say(ACCOUNT_WORDS.export)}
        </a>
        <button type="button" className="button danger" aria-haspopup="dialog" onClick={() => setAsking(true)}>
          <Icon name="remove" />
          {say(deleteWords(me))}
        </button>
      </p>
      {isAsking && <DeleteSheet me={me} onDeleted={onDeleted} onClose={() => setAsking(false)} />}
    </section>
  );
}

const isAccount = ({ kind }: Me): boolean => kind === 'account';
const deleteWords = (me: Me) => ACCOUNT_WORDS[isAccount(me) ? 'delete' : 'deleteGuest'];

/** Of an account the password is asked for once more. */
function DeleteSheet({ me, onDeleted, onClose }: OwnDataProps & { readonly onClose: () => void }) {
  const say = useSay();
  const id = useId();
  const task = useTask();
  const [password, setPassword] = useState('');
  const erase = (event: FormEvent) => {
    event.preventDefault();
    task.run(async () => {
      await deleteMe(isAccount(me) ? password : undefined);
      onDeleted();
      setMe(undefined);
    });
  };
  return (
    <Sheet
      title={say(deleteWords(me))}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say(ACCOUNT_WORDS.cancel)}
          </button>
          <button type="submit" form={id} className="button danger" aria-disabled={task.isBusy || undefined}>
            {say(deleteWords(me))}
          </button>
        </>
      }
    >
      <p>{say(ACCOUNT_WORDS.deleteAsk)}</p>
      <form id={id} onSubmit={erase}>
        {isAccount(me) && (
          <Field
            label={say(ACCOUNT_WORDS.deletePassword)}
            value={password}
            onChange={setPassword}
            type="password"
            autoComplete="current-password"
            least={SHORTEST_PASSWORD}
          />
        )}
      </form>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
    </Sheet>
  );
}
