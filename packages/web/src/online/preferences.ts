/** What this browser remembers of online play. */
import type { ClockTerms } from '@blackpoker/protocol';
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherWindows } from '../app/otherWindows.ts';

export interface Preferences {
  /** Keep every window open for three seconds. */
  readonly hold: boolean;
  /** The browser may tell that it is one's move, while the page is not looked at. */
  readonly notify: boolean;
  /** Whose words are not shown, by id. */
  readonly muted: readonly string[];
  readonly clock: ClockTerms | undefined;
  /** Undefined: that of the last game against a bot. */
  readonly regulation: string | undefined;
  readonly name: string;
}

const USUAL: Preferences = { hold: false, notify: false, muted: [], clock: undefined, regulation: undefined, name: '' };

export const usePreferences = create<Preferences>()(persist(() => USUAL, { name: 'blackpoker.online', version: 1 }));

followOtherWindows(usePreferences);

export function changePreferences(changes: Partial<Preferences>): void {
  usePreferences.setState(changes);
}
