/** All that the server keeps of this person: to take along, or to be rid of. */
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { deleteMe } from '../api.ts';
import { setMe } from '../session.ts';
import { useTask } from '../useTask.ts';
import { ACCOUNT_WORDS } from './words.ts';

export function OwnData() {
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
          {say(ACCOUNT_WORDS.delete)}
        </button>
      </p>
      {isAsking && <DeleteSheet onClose={() => setAsking(false)} />}
    </section>
  );
}

function DeleteSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const task = useTask();
  const erase = () =>
    task.run(async () => {
      await deleteMe();
      setMe(undefined);
    });
  return (
    <Sheet
      title={say(ACCOUNT_WORDS.delete)}
      onClose={onClose}
      footer={
        <>
          <button type="button" className="button" onClick={onClose}>
            {say(ACCOUNT_WORDS.cancel)}
          </button>
          <button type="button" className="button danger" onClick={erase}>
            {say(ACCOUNT_WORDS.delete)}
          </button>
        </>
      }
    >
      <p>{say(ACCOUNT_WORDS.deleteAsk)}</p>
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
    </Sheet>
  );
}
