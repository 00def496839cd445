/** A program's way to play: random legal requests, from what its seat may know. */
import {
  apply,
  type Choice,
  countOptions,
  decision,
  optionAt,
  PASS,
  type Rng,
  sample,
  seatToAct,
  type View,
} from '@blackpoker/engine';

const CHOICES_AT_MOST = 200;

/** A whole request or answer for the decision that the view asks. Passing is as likely as everything else together, so that games move on. */
export function randomRequest(view: View, rng: Rng): Choice[] {
  const s = sample(view, rng);
  const seat = seatToAct(s);
  const taken: Choice[] = [];
  do {
    const choice = randomOption(s, rng);
    apply(s, choice);
    taken.push(choice);
  } while (decision(s)?.drafting === true && seatToAct(s) === seat && taken.length < CHOICES_AT_MOST);
  return taken;
}

function randomOption(s: ReturnType<typeof sample>, rng: Rng): Choice {
  const options = Array.from({ length: countOptions(s) }, (_, i) => optionAt(s, i));
  if (options.includes(PASS) && rng() % 2 === 0) return PASS;
  return options[rng() % options.length] ?? PASS;
}
