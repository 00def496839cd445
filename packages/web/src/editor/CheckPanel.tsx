/** Everything that is wrong or odd, where the line below the table cannot hold it. */
import { useSay } from '../app/lang.ts';
import { positionProblems } from './positionProblems.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

export function CheckPanel() {
  const say = useSay();
  const { position, rules } = useTable();
  const problems = positionProblems(rules, position);
  if (problems.length < 2) return null;
  return (
    <section className="deck-panel" aria-labelledby="edit-check">
      <h2 id="edit-check">{say(EDITOR_WORDS.check)}</h2>
      <ul className="edit-problems">
        {problems.map(({ stops, text }) => (
          <li key={text.en}>
            <span className={stops ? 'deck-bad' : 'edit-odd'}>
              {say(stops ? EDITOR_WORDS.stops : EDITOR_WORDS.odd)}
            </span>{' '}
            {say(text)}
          </li>
        ))}
      </ul>
    </section>
  );
}
