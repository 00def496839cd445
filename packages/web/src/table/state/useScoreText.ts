/** Where a series stands, in words: who has won how many games of it. */
import { other, personName, type Seat, sentence } from '@blackpoker/engine';
import type { SeriesStanding } from '@blackpoker/host';
import { useLang, useSay } from '../../app/lang.ts';
import { END_WORDS } from '../words.ts';
import { bottomSeat, fromAbove } from './bottomSeat.ts';
import { useWatchedName } from './useSeatName.ts';
import { useShown } from './useTable.ts';

export function useScoreText({ score, wins }: SeriesStanding): string {
  const say = useSay();
  const lang = useLang();
  const shown = useShown();
  const own = bottomSeat(shown);
  const names = [useWatchedName(0), useWatchedName(1)] as const;
  const called = (seat: Seat): string => names[seat === 0 ? 0 : 1] ?? personName(seat, shown.viewer, lang);
  const [a, b] = fromAbove(score, own);
  return sentence(say(END_WORDS.score, { far: called(other(own)), a, b, near: called(own), wins }));
}
