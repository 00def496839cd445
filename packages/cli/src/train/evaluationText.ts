/** How well weights foresee games, for people. */
import type { Evaluation, Metrics } from '@blackpoker/bots/learn';
import { FORMATS, fill, formatName, type Lang } from '@blackpoker/engine';
import { columnsOf, indent } from '../layout.ts';
import { TRAIN_WORDS } from './trainWords.ts';

/** `name`: which weights. */
export function evaluationLines({ all, groups }: Evaluation, name: string, lang: Lang): string[] {
  const samples = counted(all.samples);
  const head = [
    '',
    TRAIN_WORDS.samples[lang],
    TRAIN_WORDS.logLoss[lang],
    TRAIN_WORDS.brier[lang],
    TRAIN_WORDS.auc[lang],
  ];
  return [
    fill(TRAIN_WORDS.heldOut, lang, { name, samples }),
    ...indent(
      columnsOf([
        head,
        metricsRow(TRAIN_WORDS.all[lang], all),
        ...groups.map((group) => metricsRow(groupName(group.name, lang), group.metrics)),
      ]),
      2,
    ),
    '',
    ...indent(columnsOf(calibrationRows(all, lang)), 2),
  ];
}

const counted = (number: number): string => number.toLocaleString('en-US');

const metricsRow = (name: string, { samples, logLoss, brier, auc }: Metrics): string[] => [
  name,
  counted(samples),
  logLoss.toFixed(4),
  brier.toFixed(4),
  auc === null ? '–' : auc.toFixed(4),
];

/** A format, an edition, or a phase of the game. */
function groupName(name: string, lang: Lang): string {
  const format = FORMATS.find((each) => each === name);
  if (format !== undefined) return formatName(format, lang);
  const word = Object.entries(TRAIN_WORDS).find(([key]) => key === name);
  return word === undefined ? name : word[1][lang];
}

const percent = (share: number | null): string => (share === null ? '–' : `${(100 * share).toFixed(1)} %`);

function calibrationRows({ calibration }: Metrics, lang: Lang): string[][] {
  return [
    [TRAIN_WORDS.predicted[lang], TRAIN_WORDS.cameTrue[lang], TRAIN_WORDS.samples[lang]],
    ...calibration.map(({ predicted, share, samples }) => [percent(predicted), percent(share), counted(samples)]),
  ];
}
