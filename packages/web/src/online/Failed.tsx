/** Instead of a page: nobody answers, or the server has something against it and says what. */
import { useSay } from '../app/lang.ts';
import { type Failure, isAway } from './api.ts';
import { Unreachable } from './Unreachable.tsx';
import { ONLINE_WORDS } from './words.ts';

export interface FailedProps {
  readonly failure: Failure;
  readonly onAgain: () => void;
}

export function Failed(props: FailedProps) {
  if (isAway(props.failure)) return <Unreachable onAgain={props.onAgain} />;
  return (
    <div className="online-card">
      <NotHad {...props} />
    </div>
  );
}

const NOT_FOUND = 404;

/** Instead of a part of a page. Nothing is asked again by itself. */
export function NotHad({ failure: { why, status }, onAgain }: FailedProps) {
  const say = useSay();
  return (
    <>
      <p role="alert">{say(why)}</p>
      {status !== NOT_FOUND && (
        <p className="online-buttons">
          <button type="button" className="button" onClick={onAgain}>
            {say(ONLINE_WORDS.again)}
          </button>
        </p>
      )}
    </>
  );
}
