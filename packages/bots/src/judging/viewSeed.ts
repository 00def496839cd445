/** Dice that follow from what a seat sees, so that everybody who thinks about a position imagines the same deals. */
import { makeRng, type Seed, type View } from '@blackpoker/engine';

export function seedOfView(view: View): Seed {
  const text = JSON.stringify(view);
  let [a, b] = [0x811c9dc5, 0x9e3779b9];
  for (let i = 0; i < text.length; i++) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ code, 0x85ebca6b);
  }
  const rng = makeRng([a >>> 0, b >>> 0, text.length, 1]);
  return [rng(), rng(), rng(), rng()];
}
