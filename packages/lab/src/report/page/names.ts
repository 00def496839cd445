/** Regulations as people call them. */
import { FRAME_ENTRIES, formatName, type Lang, OPTION_ENTRIES, type Text } from '@blackpoker/engine';
import type { RegulationReport } from '../report.ts';

/** Such as 8.0 Lite Entry 20. */
export const regulationName = (report: RegulationReport): Text => ({
  ja: nameIn(report, 'ja'),
  en: nameIn(report, 'en'),
});

function nameIn({ edition, format, frame, frameOptions }: RegulationReport, lang: Lang): string {
  const frameName = FRAME_ENTRIES.find(({ id }) => id === frame)?.name[lang] ?? frame;
  const options = frameOptions.map((each) => OPTION_ENTRIES.find(({ id }) => id === each)?.name[lang] ?? each);
  return [edition, formatName(format, lang), frameName, ...options.map((each) => `+ ${each}`)].join(' ');
}

/** An action of any of these regulations. */
export function actionName(regulations: readonly RegulationReport[], id: string): Text {
  const known = regulations.flatMap(({ actions, triggered }) => [...actions, ...triggered]);
  return known.find((action) => action.id === id)?.name ?? { ja: id, en: id };
}
