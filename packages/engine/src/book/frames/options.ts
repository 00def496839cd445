/** What 7.0 can add to a frame (rulebook c.3). */
import type { FrameOptionEntry } from '../../script/printed.ts';
import { FORMATS } from '../../script/ruleset.ts';
import { OPTION_NAMES } from './names.ts';

const SEVENTH = ['7.0p', '7.0'] as const;
const FROM_STANDARD = ['standard', 'pro', 'master'] as const;

export const OPTION_ENTRIES: readonly FrameOptionEntry[] = [
  {
    id: 'preset2',
    name: OPTION_NAMES.preset2,
    editions: SEVENTH,
    formats: FROM_STANDARD,
    frames: ['entry', 'random40', 'randomHalf', 'constructedHalf', 'constructed40', 'regular', 'full'],
    excludes: 'preset4',
    preset: 1,
    text: { ja: '最初に防壁と兵士を1体ずつ出す。', en: 'One bulwark and one soldier are on the field from the start.' },
  },
  {
    id: 'preset4',
    name: OPTION_NAMES.preset4,
    editions: SEVENTH,
    formats: FROM_STANDARD,
    frames: ['random40', 'constructed40', 'regular', 'full'],
    excludes: 'preset2',
    preset: 2,
    text: {
      ja: '最初に防壁と兵士を2体ずつ出す。',
      en: 'Two bulwarks and two soldiers are on the field from the start.',
    },
  },
  {
    id: 'pack',
    name: OPTION_NAMES.pack,
    editions: SEVENTH,
    formats: FORMATS,
    frames: ['random40', 'constructed40'],
    actions: ['openPack'],
    pack: true,
    text: { ja: 'デッキに入らなかったカードがパックになる。', en: 'The cards left out of the deck form a pack.' },
  },
];
