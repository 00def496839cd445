/** A report for the terminal. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import {
  type ActionReport,
  type Comparison,
  type Difference,
  figureText,
  GROUP_WORDS,
  METRIC_GROUPS,
  METRIC_WORDS,
  type Metric,
  type NumberStyle,
  PERCENT,
  PLAIN,
  type RegulationReport,
  type Report,
  regulationName,
  shortSeed,
  signedText,
} from '@blackpoker/lab';
import { columnsOf, indent, width, wrap } from './layout.ts';

export const REPORT_WORDS = {
  title: {
    ja: 'バランスレポート（非公式）：プレイヤー {player}、ミラー戦 各{games}ゲーム、制限プレイ 各アクション{pairs}組、シード {seed}',
    en: 'Balance report (unofficial): player {player}, {games} mirror games each, {pairs} pairs for each action, seed {seed}',
  },
  legend: {
    ja: '値 [95 %区間]。* は差の区間が0を含まないこと、★は全アクションを見込んだ補正の後も貢献の区間が0を含まないこと。',
    en: 'Value [95 % interval]. * marks a difference whose interval does not hold 0, ★ a contribution whose interval does not even after the correction for the number of actions.',
  },
  difference: { ja: '差', en: 'difference' },
  compared: { ja: '{second} − {first}', en: '{second} − {first}' },
  use: { ja: 'アクションの使用', en: 'use of actions' },
  perGame: { ja: 'ゲームあたり', en: 'per game' },
  perOpportunity: { ja: '機会あたり', en: 'per opportunity' },
  resolved: { ja: '解決', en: 'resolved' },
  contribution: { ja: '勝利への貢献', en: 'contribution to winning' },
  points: { ja: '貢献（ポイント）', en: 'points' },
  association: { ja: '関連（原因ではない）', en: 'association (no cause)' },
  units: { ja: 'ゲームと組', en: 'games and pairs' },
  written: { ja: 'ページ：{file}', en: 'page: {file}' },
} satisfies Record<string, Text>;

export function reportLines(report: Report, lang: Lang, columns: number): string[] {
  const { player, games, pairs, seed, regulations } = report;
  const title = fill(REPORT_WORDS.title, lang, { player, games, pairs, seed: shortSeed(seed) });
  return [
    ...wrap(title, columns),
    ...wrap(REPORT_WORDS.legend[lang], columns),
    ...metricLines(report, lang, columns),
    ...regulations.flatMap((each) => actionLines(each, lang)),
  ];
}

/** Two regulations side by side where they fit, else one after the other. */
function metricLines(report: Report, lang: Lang, columns: number): string[] {
  const { regulations, comparisons } = report;
  const beside = regulations.length <= 2 ? sideBySide(report, lang) : [];
  if (beside.length > 0 && beside.every((line) => width(line) <= columns)) return beside;
  return [
    ...regulations.flatMap((each) => [
      '',
      `== ${nameOf(each, lang)}`,
      ...grouped(lang, (metric) => [metricText(each, metric)], []),
    ]),
    ...comparisons.flatMap((each) => [
      '',
      `== ${fill(REPORT_WORDS.compared, lang, { first: each.first, second: each.second })}`,
      ...grouped(lang, (metric) => [comparedText(each, metric)], []),
    ]),
  ];
}

const nameOf = (report: RegulationReport, lang: Lang): string =>
  `${regulationName(report)[lang]} (${report.regulation})`;

function sideBySide({ regulations, comparisons }: Report, lang: Lang): string[] {
  const [compared] = comparisons;
  const heads = [
    ...regulations.map(({ regulation }) => regulation),
    ...(compared === undefined ? [] : [REPORT_WORDS.difference[lang]]),
  ];
  const cells = (metric: Metric): string[] => [
    ...regulations.map((each) => metricText(each, metric)),
    ...(compared === undefined ? [] : [comparedText(compared, metric)]),
  ];
  return ['', ...grouped(lang, cells, heads)];
}

/** Every metric as a row, under the name of its group. */
function grouped(lang: Lang, cells: (metric: Metric) => string[], heads: readonly string[]): string[] {
  const rows = METRIC_GROUPS.flatMap(([, metrics]) =>
    metrics.map((metric) => [` ${METRIC_WORDS[metric].name[lang]}`, ...cells(metric)]),
  );
  const lines = columnsOf(heads.length === 0 ? rows : [['', ...heads], ...rows], 1);
  const head = heads.length === 0 ? [] : lines.splice(0, 1);
  return [
    ...head,
    ...METRIC_GROUPS.flatMap(([group, metrics]) => [GROUP_WORDS[group][lang], ...lines.splice(0, metrics.length)]),
  ];
}

const metricText = ({ metrics }: RegulationReport, metric: Metric): string =>
  figureText(metrics[metric], METRIC_WORDS[metric]);
const comparedText = ({ metrics }: Comparison, metric: Metric): string => marked(metrics[metric], METRIC_WORDS[metric]);

const marked = (difference: Difference | null, style: NumberStyle): string =>
  signedText(difference, style) + (difference?.clear === true ? ' *' : '');

function actionLines(report: RegulationReport, lang: Lang): string[] {
  const most = [...report.actions].sort((a, b) => (b.perGame?.value ?? 0) - (a.perGame?.value ?? 0));
  const best = [...report.actions].sort((a, b) => contributed(b) - contributed(a));
  const { use, perGame, perOpportunity, resolved, contribution, points, association } = REPORT_WORDS;
  return [
    '',
    `== ${nameOf(report, lang)}: ${use[lang]}`,
    ...table(
      ['', perGame[lang], perOpportunity[lang], resolved[lang]],
      most.map((action) => useRow(action, lang)),
    ),
    '',
    `== ${nameOf(report, lang)}: ${contribution[lang]}`,
    ...table(
      ['', points[lang], association[lang]],
      best.map((action) => contributionRow(action, lang)),
    ),
  ];
}

const contributed = ({ contribution }: ActionReport): number => contribution?.value ?? Number.NEGATIVE_INFINITY;

const LONGEST_NAME = 18;

/** A name that is too long for its column has a line of its own. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const isLong = ([name = '']: readonly string[]): boolean => width(name) > LONGEST_NAME;
  const lines = columnsOf([head, ...rows.map((row) => (isLong(row) ? ['', ...row.slice(1)] : row))]);
  return indent(
    lines.flatMap((line, i) => {
      const row = rows[i - 1];
      return row !== undefined && isLong(row) ? [row[0] ?? '', line] : [line];
    }),
    1,
  );
}

const useRow = (action: ActionReport, lang: Lang): string[] => [
  action.name[lang],
  figureText(action.perGame, PLAIN),
  figureText(action.perOpportunity, PERCENT),
  figureText(action.resolved, PERCENT),
];

function contributionRow({ name, contribution, association }: ActionReport, lang: Lang): string[] {
  const star = contribution?.clear === true ? ' ★' : '';
  return [name[lang], `${signedText(contribution, PERCENT)}${star}`, marked(association.difference, PERCENT)];
}
