/** What a person has chosen for this browser; kept in localStorage. */
import { create } from 'zustand';
import { persist } from 'zustand/middleware';
import { followOtherWindows } from './otherWindows.ts';
import { readSettings } from './readSettings.ts';
import { DEFAULTS, type Settings } from './settingsList.ts';
import { keepVisit, rememberVisit, type VisitSettings } from './visit.ts';

export * from './settingsList.ts';

/** What the address asks for (`?lang=en`): it wins until the person chooses otherwise, and is not kept. */
let visit: VisitSettings = rememberVisit();
/** What is kept in the place of those. */
let beneath: Partial<Settings> = {};

export const useSettings = create<Settings>()(
  persist(() => ({ ...DEFAULTS, ...visit }), {
    name: 'blackpoker.settings',
    version: 1,
    merge: (stored, current) => {
      const kept = readSettings(stored);
      beneath = { ...DEFAULTS, ...kept };
      return { ...current, ...kept, ...visit };
    },
    partialize: (settings) => ({ ...settings, ...only(beneath, Object.keys(visit)) }),
  }),
);

followOtherWindows(useSettings);

export function changeSettings(changes: Partial<Settings>): void {
  visit = except(visit, Object.keys(changes));
  keepVisit(visit);
  useSettings.setState(changes);
}

/** Everything as it was in the beginning, but for the language. */
export function resetSettings(): void {
  const { lang } = useSettings.getState();
  changeSettings({ ...DEFAULTS, lang });
}

const only = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => names.includes(name))) as Partial<T>;
const except = <T extends object>(from: T, names: readonly string[]): Partial<T> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !names.includes(name))) as Partial<T>;
