/** A form with one button, which says what went wrong or that it is done. */
import { type FormEvent, type ReactNode, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { useTask } from '../useTask.ts';
import { ACCOUNT_WORDS } from './words.ts';

interface SmallFormProps {
  readonly verb: string;
  readonly onSend: () => Promise<unknown>;
  readonly children: ReactNode;
  /** What is said when it is done. */
  readonly done?: string;
}

export function SmallForm({ verb, onSend, children, done }: SmallFormProps) {
  const say = useSay();
  const task = useTask();
  const [isDone, setDone] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setDone(false);
    task.run(() => onSend().then(() => setDone(true)));
  };
  return (
    <form className="online-small" onSubmit={submit}>
      {children}
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <button type="submit" className="button" aria-disabled={task.isBusy || undefined}>
        {verb}
      </button>
      <p role="status">{isDone && (done ?? say(ACCOUNT_WORDS.done))}</p>
    </form>
  );
}
