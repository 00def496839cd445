/** What a regulation is called, without its rules. */
import type { Frame, FrameOption, Regulation } from '../script/ruleset.ts';
import type { Lang } from '../words/lang.ts';
import { formatName } from '../words/terms.ts';
import { FRAME_NAMES, OPTION_NAMES } from './frames/names.ts';

export const frameName = (frame: Frame, lang: Lang): string => FRAME_NAMES[frame][lang];
export const optionName = (option: FrameOption, lang: Lang): string => OPTION_NAMES[option][lang];

/** 8.0 Pro Strategy; 7.0 Master Random 40 + Preset 2. */
export function regulationName({ edition, format, frame, frameOptions = [] }: Regulation, lang: Lang): string {
  const options = frameOptions.map((option) => ` + ${optionName(option, lang)}`).join('');
  return `${edition} ${formatName(format, lang)} ${frameName(frame, lang)}${options}`;
}
