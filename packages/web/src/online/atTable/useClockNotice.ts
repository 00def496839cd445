/** A quick match may begin with a clock that is like the one that was wanted, and not the same. */
import { fill } from '@blackpoker/engine';
import { useEffect } from 'react';
import { CLOCK_WORDS, clockTitle } from '../clockWords.ts';
import { takeOtherClock } from '../searchedClock.ts';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';

export function useClockNotice(props: AtTable): void {
  const { status } = useRoom(props);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the table is there
  useEffect(() => {
    const clock = ownSeat(props.shown) === undefined ? undefined : takeOtherClock(status);
    if (clock === undefined) return;
    const told = (lang: 'ja' | 'en') => fill(CLOCK_WORDS.asOther, lang, { clock: clockTitle(clock, lang) });
    props.notify({ ja: told('ja'), en: told('en') });
  }, []);
}
