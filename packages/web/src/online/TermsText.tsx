/** The terms of a game in one line. */
import type { Terms } from '@blackpoker/protocol';
import { useLang, useSay } from '../app/lang.ts';
import { pointIn } from '../kit/point.ts';
import { regulationTitle } from '../play/regulationTitle.ts';
import { seriesTitle } from '../play/seriesTitle.ts';
import { clockTitle } from './clockWords.ts';
import { LOBBY_WORDS } from './words.ts';

export function TermsText({ terms: { regulation, clock, rated, wins } }: { readonly terms: Terms }) {
  const say = useSay();
  const lang = useLang();
  return [
    regulationTitle(regulation, lang),
    ...(wins > 1 ? [seriesTitle(wins, lang)] : []),
    clockTitle(clock, lang),
    say(LOBBY_WORDS[rated ? 'isRated' : 'isCasual']),
  ].join(pointIn(lang));
}
