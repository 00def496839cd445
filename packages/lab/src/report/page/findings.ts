/** The first things to say about a regulation, from its figures. */
import type { Text } from '@blackpoker/engine';
import type { Figure } from '../figures.ts';
import { METRIC_WORDS } from '../metricWords.ts';
import { bare, PERCENT, range, withUnit } from '../numbers.ts';
import { type ActionReport, type Contribution, ENDING_METRICS, type RegulationReport } from '../report.ts';
import { filled, type Gaps } from './markup.ts';

export const FINDING_WORDS = {
  firstAhead: {
    ja: '先攻が有利：先攻の勝率は{value}（{interval}）。',
    en: 'The first player is at an advantage and wins {value} ({interval}).',
  },
  firstBehind: {
    ja: '後攻が有利：先攻の勝率は{value}（{interval}）にとどまる。',
    en: 'The second player is at an advantage: the first wins only {value} ({interval}).',
  },
  firstEven: {
    ja: '先攻・後攻の差は見えない：先攻の勝率は{value}（{interval}）。',
    en: 'No advantage of the first turn can be seen: the first player wins {value} ({interval}).',
  },
  length: {
    ja: '半分のゲームは{median}ターン以内、95 %は{p95}ターン以内に終わる。',
    en: 'Half of the games are over after {median} turns, nineteen in twenty after {p95}.',
  },
  ending: {
    ja: '最も多い決着は{first}（{firstShare}）、次が{second}（{secondShare}）。',
    en: 'The most frequent ending is {first} ({firstShare}), then {second} ({secondShare}).',
  },
  comeback: {
    ja: '中間点でリードされていたプレイヤーの{value}が逆転した。リードの入れ替わりは1ゲームに{changes}回。',
    en: 'Of the players behind at half-time {value} still won; the lead changed {changes} times a game.',
  },
  strongest: {
    ja: '最も勝ちに貢献するのは{action}：使わないと{points}ポイント損をする（{interval}）。',
    en: '{action} contributes most: to do without it costs {points} points ({interval}).',
  },
  weakest: {
    ja: '{action}は、このプレイヤーなら使わないほうがよい：{points}ポイント得をする（{interval}）。',
    en: 'This player does better without {action}: that gains {points} points ({interval}).',
  },
  noneClear: {
    ja: 'どのアクションの貢献も、{pairs}組ではまだはっきりしない。',
    en: 'With {pairs} pairs, no action’s contribution is clear yet.',
  },
  turn1: {
    ja: '先攻が最初のターンで勝つことがある：{value}（{interval}）。',
    en: 'The first player wins on their first turn in {value} of the games ({interval}).',
  },
  noTurn1: {
    ja: '先攻が最初のターンで勝つことは一度もなかった：多くても{high}。',
    en: 'The first player never won on their first turn: at most {high}.',
  },
  loops: {
    ja: '1ターンのうちに同じ局面に戻ったゲームが{value}ある：ループを調べる価値がある。',
    en: 'In {value} of the games the table was as before within one turn: loops are worth a look.',
  },
  stalls: {
    ja: '終わらなかったゲームが{value}ある。',
    en: '{value} of the games did not end.',
  },
} satisfies Record<string, Text>;

const FEW = { percent: true, digits: 2 };

export function findingsOf(report: RegulationReport): Text[] {
  return [
    ...firstPlayer(report),
    ...length(report),
    ...ending(report),
    ...comeback(report),
    ...contributions(report),
    ...warnings(report),
  ];
}

const figureGaps = (figure: Figure, style = PERCENT): Gaps => ({
  value: withUnit(figure.value, style),
  interval: range(figure, style),
  high: withUnit(figure.high, style),
});

function firstPlayer({ metrics: { firstWins } }: RegulationReport): Text[] {
  if (firstWins === null) return [];
  const word = firstWins.low > 0.5 ? 'firstAhead' : firstWins.high < 0.5 ? 'firstBehind' : 'firstEven';
  return [filled(FINDING_WORDS[word], figureGaps(firstWins))];
}

function length({ metrics: { turnsMedian, turnsP95 } }: RegulationReport): Text[] {
  if (turnsMedian === null || turnsP95 === null) return [];
  return [filled(FINDING_WORDS.length, { median: turnsMedian.value, p95: turnsP95.value })];
}

function ending({ endings }: RegulationReport): Text[] {
  const ranked = [...endings].sort((a, b) => (b.share?.value ?? 0) - (a.share?.value ?? 0));
  const [first, second] = ranked.map(({ ending: id, share }) => ({ name: endingName(id), share }));
  if (first?.share == null || second?.share == null || second.share.value === 0) return [];
  const gaps = {
    first: first.name,
    firstShare: withUnit(first.share.value, PERCENT),
    second: second.name,
    secondShare: withUnit(second.share.value, PERCENT),
  };
  return [filled(FINDING_WORDS.ending, gaps)];
}

/** As it stands in a sentence: without what the column of a table needs. */
function endingName(id: keyof typeof ENDING_METRICS): Text {
  const { ja, en } = METRIC_WORDS[ENDING_METRICS[id]].name;
  return { ja: ja.replace(/^決着：/, ''), en: en.replace(/^End: /, '') };
}

function comeback({ metrics: { comeback: won, leadChanges } }: RegulationReport): Text[] {
  if (won === null || leadChanges === null) return [];
  const changes = bare(leadChanges.value, { percent: false, digits: 1 });
  return [filled(FINDING_WORDS.comeback, { value: withUnit(won.value, PERCENT), changes })];
}

function contributions({ actions }: RegulationReport): Text[] {
  const known = actions.flatMap(withContribution).sort((a, b) => b.contribution.value - a.contribution.value);
  const clear = known.filter(({ contribution }) => contribution.clear);
  const [strongest, weakest] = [clear[0], clear.at(-1)];
  const pairs = known[0]?.contribution.n;
  if (pairs === undefined) return [];
  if (clear.length === 0) return [filled(FINDING_WORDS.noneClear, { pairs })];
  return [
    ...(strongest !== undefined && strongest.contribution.value > 0 ? [contributed('strongest', strongest, 1)] : []),
    ...(weakest !== undefined && weakest.contribution.value < 0 ? [contributed('weakest', weakest, -1)] : []),
  ];
}

interface Contributed {
  readonly name: Text;
  readonly contribution: Contribution;
}

const withContribution = ({ name, contribution }: ActionReport): Contributed[] =>
  contribution === null ? [] : [{ name, contribution }];

function contributed(word: 'strongest' | 'weakest', { name, contribution }: Contributed, sign: 1 | -1): Text {
  const ends = [sign * contribution.low, sign * contribution.high];
  const interval = range({ low: Math.min(...ends), high: Math.max(...ends) }, PERCENT);
  return filled(FINDING_WORDS[word], { action: name, points: bare(sign * contribution.value, PERCENT), interval });
}

function warnings({ metrics: { turn1Wins, repeated, stalled } }: RegulationReport): Text[] {
  const turn1 =
    turn1Wins === null
      ? []
      : [filled(FINDING_WORDS[turn1Wins.value > 0 ? 'turn1' : 'noTurn1'], figureGaps(turn1Wins, FEW))];
  const seen = (word: 'loops' | 'stalls', figure: Figure | null): Text[] =>
    figure === null || figure.value === 0 ? [] : [filled(FINDING_WORDS[word], figureGaps(figure, FEW))];
  return [...turn1, ...seen('loops', repeated), ...seen('stalls', stalled)];
}
