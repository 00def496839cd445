/** What a regulation is called, from its id alone: no rules are loaded for it. */
import { type Lang, parseRegulation, regulationName } from '@blackpoker/engine';

/** An id that cannot be read is shown as it is. */
export function regulationTitle(id: string, lang: Lang): string {
  try {
    return regulationName(parseRegulation(id), lang);
  } catch {
    return id;
  }
}
