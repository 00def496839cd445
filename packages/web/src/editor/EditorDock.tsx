/** Whether the position can be played, and the way to a game. */
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { PlaySheet } from './PlaySheet.tsx';
import { type Problem, positionProblems } from './positionProblems.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

export function EditorDock() {
  const say = useSay();
  const { position, rules } = useTable();
  const [isOpen, setOpen] = useState(false);
  const problems = positionProblems(rules, position);
  const stops = problems[0]?.stops === true;
  return (
    <div className="deck-dock">
      <Verdict problems={problems} />
      <button
        type="button"
        className="button primary"
        aria-haspopup="dialog"
        aria-disabled={stops}
        aria-describedby="edit-verdict"
        onClick={() => !stops && setOpen(true)}
      >
        {say(EDITOR_WORDS.play)}
      </button>
      {isOpen && <PlaySheet onClose={() => setOpen(false)} />}
    </div>
  );
}

function Verdict({ problems }: { readonly problems: readonly Problem[] }) {
  const say = useSay();
  const [first, ...more] = problems;
  const word = first === undefined ? EDITOR_WORDS.ok : first.stops ? EDITOR_WORDS.wrong : EDITOR_WORDS.okOdd;
  const text = first === undefined ? '' : say(first.text);
  return (
    <p className="deck-verdict" id="edit-verdict" role="status">
      <span className={first?.stops === true ? 'deck-bad' : 'deck-ok'}>{say(word)}</span>
      {first !== undefined && (
        <span className="deck-why">{more.length === 0 ? text : say(EDITOR_WORDS.more, { text, n: more.length })}</span>
      )}
    </p>
  );
}
