/** Through whose eyes: buttons, one of them pressed. */
import type { Seat } from '@blackpoker/engine';
import { useSay } from '../app/lang.ts';
import type { Perspective } from './perspective.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

interface PerspectivesProps {
  readonly replay: Replay;
  readonly nameOf: (seat: Seat) => string;
}

export function Perspectives({ replay: { perspective, perspectives, setPerspective }, nameOf }: PerspectivesProps) {
  const say = useSay();
  const names: Readonly<Record<Perspective, string>> = {
    A: say(REPLAY_WORDS.seenBy, { who: nameOf(0) }),
    B: say(REPLAY_WORDS.seenBy, { who: nameOf(1) }),
    open: say(REPLAY_WORDS.seenOpen),
    watch: say(REPLAY_WORDS.seenWatch),
  };
  if (perspectives.length === 1) return null;
  return (
    <fieldset className="replay-perspectives">
      <legend className="sr-only">{say(REPLAY_WORDS.perspective)}</legend>
      {perspectives.map((each) => (
        <button
          key={each}
          type="button"
          className="button"
          aria-pressed={each === perspective}
          onClick={() => setPerspective(each)}
        >
          {names[each]}
        </button>
      ))}
    </fieldset>
  );
}
