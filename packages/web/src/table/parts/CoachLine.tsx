/** The coach's line: a sentence in the prompt's place, with small buttons beside it. Announced once, politely. */
import { useSay } from '../../app/lang.ts';
import { SignText } from '../../kit/SignText.tsx';
import type { CoachNote } from '../state/coachNote.ts';
import { useTableState } from '../state/useTable.ts';

/** The note of this table; nothing if there is none. */
export function CoachLine() {
  const coach = useTableState((state) => state.coach);
  return (
    <div role="status" className="coach">
      {coach !== undefined && <CoachText key={coach.text.en} note={coach} />}
    </div>
  );
}

/** The same line without an announcement: for a sheet that covers the table's. */
export function CoachText({ note: { text, actions = [] } }: { readonly note: CoachNote }) {
  const say = useSay();
  return (
    <div className="coach-line">
      <p className="coach-text">
        <SignText text={say(text)} />
      </p>
      {actions.map(({ label, full, onUse }) => (
        <button
          key={label.en}
          type="button"
          className="button coach-action"
          aria-label={full && say(full)}
          onClick={onUse}
        >
          {say(label)}
        </button>
      ))}
    </div>
  );
}
