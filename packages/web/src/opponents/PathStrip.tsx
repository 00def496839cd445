/** The opponents in a row: whom one has beaten, and who comes next. Each can be chosen at any time. */
import { LEVEL_WORDS, levelWords } from '@blackpoker/bots/levels';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { Face } from './Face.tsx';
import { nextOn, useBeaten } from './useBeaten.ts';
import { OPPONENT_WORDS } from './words.ts';

export default function PathStrip() {
  const say = useSay();
  const beaten = useBeaten();
  const next = nextOn(beaten);
  const words = next === undefined ? undefined : levelWords(next);
  return (
    <>
      <h2 id="path-title">{say(OPPONENT_WORDS.path)}</h2>
      <p>
        {words === undefined ? say(OPPONENT_WORDS.allBeaten) : say(OPPONENT_WORDS.meet, { name: say(words.person) })}
      </p>
      <Link href="/stats" className="button quiet path-stats">
        {say(OPPONENT_WORDS.stats)}
        <Icon name="next" />
      </Link>
      <ol aria-labelledby="path-title">
        {LEVEL_WORDS.map(({ level, person }) => (
          <li key={level}>
            <Link href={`/play?level=${level}`} aria-label={labelOf(level, say(person), beaten, next, say)}>
              <Face level={level} size={40} mark={beaten.has(level) ? 'beaten' : next === level ? 'next' : undefined} />
            </Link>
          </li>
        ))}
      </ol>
    </>
  );
}

function labelOf(
  level: number,
  name: string,
  beaten: ReadonlySet<number>,
  next: number | undefined,
  say: ReturnType<typeof useSay>,
): string {
  const state = beaten.has(level) ? OPPONENT_WORDS.beaten : level === next ? OPPONENT_WORDS.next : undefined;
  return [`${level} ${name}`, ...(state === undefined ? [] : [say(state)])].join(', ');
}
