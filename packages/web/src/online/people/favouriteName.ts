import { ACTION_ENTRIES, FRAME_ACTION_ENTRIES, type Lang } from '@blackpoker/engine';

const ENTRIES = [...ACTION_ENTRIES, ...FRAME_ACTION_ENTRIES];

/** An action by its id, those of frames too, as the newest edition calls it; one that is not known here by its id. */
export const favouriteName = (id: string, lang: Lang): string =>
  ENTRIES.find((entry) => entry.id === id)?.versions.at(-1)?.name[lang] ?? id;
