/** Through whose eyes: buttons, one of them pressed. */
import { useSay } from '../app/lang.ts';
import type { Perspective } from './perspective.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

const NAMES = {
  A: REPLAY_WORDS.seenByA,
  B: REPLAY_WORDS.seenByB,
  open: REPLAY_WORDS.seenOpen,
  watch: REPLAY_WORDS.seenWatch,
} satisfies Record<Perspective, unknown>;

export function Perspectives({ replay: { perspective, perspectives, setPerspective } }: { readonly replay: Replay }) {
  const say = useSay();
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
          {say(NAMES[each])}
        </button>
      ))}
    </fieldset>
  );
}
