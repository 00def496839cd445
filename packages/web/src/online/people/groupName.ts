import { FORMATS, formatName, type Lang } from '@blackpoker/engine';

/** `8.0/lite` as people read it. One that cannot be read is shown as it is. */
export function groupName(group: string, lang: Lang): string {
  const [edition = '', id] = group.split('/');
  const format = FORMATS.find((each) => each === id);
  return format === undefined ? group : `${edition} ${formatName(format, lang)}`;
}
