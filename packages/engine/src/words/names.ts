/** What a sentence calls the units and requests that it speaks of. Whoever shows a board names them as the board does. */
import type { TargetRef, UnitRef, Viewer } from '../state/events.ts';
import { fill, type Lang, personName, possessive } from './lang.ts';
import { LOG_WORDS } from './logWords.ts';

export interface Names {
  readonly unit: (unit: UnitRef) => string;
  readonly request: (request: number) => string;
}

/** By their place on the field and their number, where nobody knows better. */
export const plainNames = (viewer: Viewer, lang: Lang): Names => ({
  unit: ({ seat, position }) => fill(LOG_WORDS.unit, lang, { whose: possessive(seat, viewer, lang), n: position + 1 }),
  request: (request) => fill(LOG_WORDS.request, lang, { n: request }),
});

export function targetText(target: TargetRef, viewer: Viewer, lang: Lang, names: Names): string {
  switch (target.type) {
    case 'unit':
      return names.unit(target.unit);
    case 'request':
      return names.request(target.request);
    case 'player':
      return personName(target.seat, viewer, lang);
    case 'lost':
      return LOG_WORDS.lostTarget[lang];
  }
}
