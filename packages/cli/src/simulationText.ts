/** What random games have shown, for people. */
import { actionAt, fill, indexOfAction, type Lang, type Ruleset, type Text } from '@blackpoker/engine';
import { type Simulation, type Violation, wilson } from '@blackpoker/lab';
import { columnsOf } from './layout.ts';

export const SIMULATION_WORDS = {
  title: { ja: '{title}：ランダムなゲーム{n}回', en: '{n} random games of {title}' },
  games: { ja: 'ゲーム', en: 'games' },
  finished: { ja: '終了', en: 'finished' },
  decisions: { ja: '選択', en: 'decisions' },
  turns: { ja: 'ターン', en: 'turns' },
  perGame: { ja: '{n}（1ゲーム平均{mean}）', en: '{n} ({mean} a game)' },
  firstWins: { ja: '先攻の勝ち', en: 'first player wins' },
  share: { ja: '{n}（{share}、95%区間 {low}〜{high}）', en: '{n} ({share}, 95 %: {low} to {high})' },
  draws: { ja: '引き分け', en: 'draws' },
  series: { ja: 'シリーズ', en: 'series' },
  seriesPlayed: {
    ja: '{played}（A {a}勝、B {b}勝、引き分け {draws}）',
    en: '{played} (A {a}, B {b}, drawn {draws})',
  },
  endedBy: { ja: '決着をつけたアクション', en: 'ended by' },
  nothing: { ja: '（アクションの外で）', en: '(outside of any action)' },
  checked: { ja: '重い検査は選択{every}回に1回', en: 'costly checks at one choice in {every}' },
  unchecked: { ja: '検査なし', en: 'nothing was checked' },
  violation: {
    ja: '違反：{title}ゲーム{game}（{seed}）、選択{decision}：{what}',
    en: 'violation: {title}game {game} ({seed}), decision {decision}: {what}',
  },
  violations: { ja: '違反', en: 'violations' },
  violationCount: { ja: '違反 {n}件', en: '{n} violations' },
  regulation: { ja: 'レギュレーション', en: 'regulation' },
  firstWinsShort: { ja: '先攻勝率', en: 'first wins' },
  averages: { ja: '選択とターンは1ゲームの平均', en: 'decisions and turns are averages of a game' },
  all: {
    ja: 'レギュレーション{regulations}種、ゲーム{games}回、違反 {n}件',
    en: '{regulations} regulations, {games} games, {n} violations',
  },
} satisfies Record<string, Text>;

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const shareOf = (part: number, whole: number): string => percent(part / Math.max(1, whole));
const average = (sum: number, count: number): string => (sum / Math.max(1, count)).toFixed(1);

export type SimulationRow = readonly [rules: Ruleset, result: Simulation];

/** One regulation. */
export function simulationSummary(title: string, [rules, result]: SimulationRow, every: number, lang: Lang): string[] {
  const { games, finished, ends, violations } = result;
  const words = wordsIn(lang);
  const causes = Object.entries(ends).sort(([, a], [, b]) => b - a);
  return [
    fill(SIMULATION_WORDS.title, lang, { n: games, title }),
    ...columnsOf(figures(result, lang)),
    words('endedBy'),
    ...columnsOf(causes.map(([id, n]) => [`  ${causeName(rules, id, lang)}`, `${n}`, shareOf(n, finished)])),
    checkedLine(every, lang),
    ...violations.map((violation) => violationLine(violation, lang)),
    words('violationCount', { n: violations.length }),
  ];
}

const wordsIn =
  (lang: Lang) =>
  (word: keyof typeof SIMULATION_WORDS, params: Record<string, string | number> = {}): string =>
    fill(SIMULATION_WORDS[word], lang, params);

function figures({ games, finished, decisions, turns, firstPlayerWins, draws, series }: Simulation, lang: Lang) {
  const words = wordsIn(lang);
  const { low, high } = wilson(firstPlayerWins, finished);
  const share = shareOf(firstPlayerWins, finished);
  return [
    [words('finished'), `${finished}`],
    [words('decisions'), words('perGame', { n: decisions, mean: average(decisions, games) })],
    [words('turns'), words('perGame', { n: turns, mean: average(turns, games) })],
    [words('firstWins'), words('share', { n: firstPlayerWins, share, low: percent(low), high: percent(high) })],
    [words('draws'), `${draws}`],
    ...(series === undefined
      ? []
      : [
          [
            words('series'),
            words('seriesPlayed', { played: series.played, a: series.wins[0], b: series.wins[1], draws: series.draws }),
          ],
        ]),
  ];
}

function causeName(rules: Ruleset, id: string, lang: Lang): string {
  const index = indexOfAction(rules, id);
  return index < 0 ? SIMULATION_WORDS.nothing[lang] : actionAt(rules, index).name[lang];
}

const checkedLine = (every: number, lang: Lang): string =>
  every === 0 ? SIMULATION_WORDS.unchecked[lang] : fill(SIMULATION_WORDS.checked, lang, { every });

const violationLine = ({ game, seed, decision, what }: Violation, lang: Lang, title = ''): string =>
  fill(SIMULATION_WORDS.violation, lang, { title, game, seed, decision, what });

const HEAD = [
  'regulation',
  'games',
  'finished',
  'decisions',
  'turns',
  'firstWinsShort',
  'draws',
  'series',
  'violations',
] as const;

/** Many regulations, a row each. */
export function simulationTable(rows: readonly SimulationRow[], every: number, lang: Lang): string[] {
  const words = wordsIn(lang);
  const violations = rows.flatMap(([{ id }, result]) =>
    result.violations.map((each) => violationLine(each, lang, `${id}, `)),
  );
  const games = rows.reduce((sum, [, result]) => sum + result.games, 0);
  return [
    ...columnsOf([HEAD.map((word) => words(word)), ...rows.map(tableRow)]),
    words('averages'),
    checkedLine(every, lang),
    ...violations,
    words('all', { regulations: rows.length, games, n: violations.length }),
  ];
}

function tableRow([{ id }, result]: SimulationRow): string[] {
  const { games, finished, decisions, turns, firstPlayerWins, draws, violations, series } = result;
  return [
    id,
    `${games}`,
    `${finished}`,
    average(decisions, games),
    average(turns, games),
    shareOf(firstPlayerWins, finished),
    `${draws}`,
    series === undefined ? '–' : `${series.played}`,
    `${violations.length}`,
  ];
}
