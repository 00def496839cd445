/** What random games have shown, for people. */
import { columnsOf } from './layout.ts';
import type { SeriesTally, Simulation, Violation } from './simulation.ts';

const percent = (part: number, whole: number): string => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`;
const average = (sum: number, count: number): string => (sum / Math.max(1, count)).toFixed(1);

/** One regulation. */
export function simulationSummary(title: string, result: Simulation, every: number): string[] {
  const { games, finished, decisions, turns, firstPlayerWins, draws, ends, violations, series } = result;
  const causes = Object.entries(ends).sort(([, a], [, b]) => b - a);
  return [
    `${games} random games of ${title}`,
    ...columnsOf([
      ['finished', `${finished}`],
      ['decisions', `${decisions} (${average(decisions, games)} a game)`],
      ['turns', `${turns} (${average(turns, games)} a game)`],
      ['first player wins', `${firstPlayerWins} (${percent(firstPlayerWins, finished)})`],
      ['draws', `${draws}`],
      ...(series === undefined ? [] : [['series', seriesText(series)]]),
    ]),
    'ended by',
    ...columnsOf(causes.map(([id, count]) => [`  ${id}`, `${count}`, percent(count, finished)])),
    `costly checks at one decision in ${every}`,
    ...violations.map((violation) => violationLine(violation)),
    `${violations.length} violations`,
  ];
}

const seriesText = ({ played, wins, draws }: SeriesTally): string =>
  `${played} (A ${wins[0]}, B ${wins[1]}, drawn ${draws})`;

const violationLine = ({ game, seed, decision, what }: Violation, title = ''): string =>
  `violation: ${title}game ${game} (${seed}), decision ${decision}: ${what}`;

type Row = readonly [id: string, result: Simulation];

const HEAD = ['regulation', 'games', 'finished', 'decisions', 'turns', 'first wins', 'draws', 'series', 'violations'];

/** Many regulations, a row each. */
export function simulationTable(rows: readonly Row[], every: number): string[] {
  const violations = rows.flatMap(([id, result]) => result.violations.map((each) => violationLine(each, `${id}, `)));
  return [
    ...columnsOf([HEAD, ...rows.map(tableRow)]),
    'decisions and turns are averages of a game',
    `costly checks at one decision in ${every}`,
    ...violations,
    `${rows.length} regulations, ${rows.reduce((sum, [, { games }]) => sum + games, 0)} games, ${violations.length} violations`,
  ];
}

function tableRow([id, result]: Row): string[] {
  const { games, finished, decisions, turns, firstPlayerWins, draws, violations, series } = result;
  return [
    id,
    `${games}`,
    `${finished}`,
    average(decisions, games),
    average(turns, games),
    percent(firstPlayerWins, finished),
    `${draws}`,
    series === undefined ? '–' : `${series.played}`,
    `${violations.length}`,
  ];
}
