/** What a ladder has shown, for people. */
import { LEVELS } from '@blackpoker/bots';
import { fill, type Lang, type Text } from '@blackpoker/engine';
import { type LadderMatch, type LadderResult, type LadderTable, type Rating, RUNG } from '@blackpoker/lab';
import { columnsOf, padStart, width } from './layout.ts';
import { eloNumber, MATCH_WORDS, percent } from './matchText.ts';

export const LADDER_WORDS = {
  title: { ja: '{regulation} のレベル表、シード {seed}', en: 'The ladder of {regulation}, seed {seed}' },
  ratings: {
    ja: 'Elo（{zero} を0とする。全試合からのブラッドリー・テリー推定、95%区間）',
    en: 'Elo ({zero} is 0; Bradley-Terry over all matches, 95 %)',
  },
  matrix: {
    ja: '行のプレイヤーの列のプレイヤーに対する得点率（%、± は95%区間）',
    en: 'score of the row against the column, in %, ± its 95 % interval',
  },
  neighbours: {
    ja: '隣どうし（目標は{low}〜{high}、外れたものに !）',
    en: 'neighbours (should be {low} to {high}; ! where they are not)',
  },
  others: { ja: '基準となるプレイヤーとの対戦', en: 'against yardsticks' },
  against: { ja: '{a} 対 {b}', en: '{a} – {b}' },
  games: { ja: '{n}試合', en: '{n} games' },
  range: { ja: '{value}（{low}〜{high}）', en: '{value} ({low} to {high})' },
  below: { ja: '! 低い', en: '! too low' },
  above: { ja: '! 高い', en: '! too high' },
} satisfies Record<string, Text>;

/** `levels` from the lowest to the highest. */
export const ladderLines = ({ seed, zero, tables }: LadderResult, levels: readonly string[], lang: Lang): string[] =>
  tables.flatMap((table, i) => [
    ...(i === 0 ? [] : ['']),
    fill(LADDER_WORDS.title, lang, { regulation: table.regulation, seed }),
    ...tableLines(table, levels, zero, lang),
  ]);

function tableLines({ ratings, matches }: LadderTable, levels: readonly string[], zero: string, lang: Lang): string[] {
  const [low, high] = [`${100 * RUNG.low} %`, `${100 * RUNG.high} %`];
  const others = matches.filter(({ players }) => players.some((player) => !levels.includes(player)));
  return [
    ...section(fill(LADDER_WORDS.ratings, lang, { zero }), columnsOf(ratings.map((each) => ratingRow(each, lang)))),
    ...section(LADDER_WORDS.matrix[lang], matrixLines(matches, levels)),
    ...section(
      fill(LADDER_WORDS.neighbours, lang, { low, high }),
      matchLines(
        matches.filter(({ rung }) => rung !== undefined),
        lang,
      ),
    ),
    ...(others.length === 0 ? [] : section(LADDER_WORDS.others[lang], matchLines(others, lang))),
  ];
}

const section = (title: string, lines: readonly string[]): string[] => ['', title, ...lines.map((line) => `  ${line}`)];

function ratingRow({ player, elo, low, high }: Rating, lang: Lang): string[] {
  const level = LEVELS.find((each) => each.player().name === player);
  const value = eloNumber(elo);
  const range = fill(LADDER_WORDS.range, lang, { value, low: eloNumber(low), high: eloNumber(high) });
  return [player, level?.name[lang] ?? '', low === high ? value : range];
}

const matchLines = (matches: readonly LadderMatch[], lang: Lang): string[] =>
  columnsOf(matches.map((match) => matchRow(match, lang)));

function matchRow({ players: [a, b], score, low, high, games, rung }: LadderMatch, lang: Lang): string[] {
  const range = { value: percent(score), low: percent(low), high: percent(high) };
  return [
    fill(LADDER_WORDS.against, lang, { a, b }),
    fill(MATCH_WORDS.interval, lang, range),
    fill(LADDER_WORDS.games, lang, { n: games }),
    rung === 'below' || rung === 'above' ? LADDER_WORDS[rung][lang] : '',
  ];
}

/** Levels against levels; each match stands there twice, once from either side. */
function matrixLines(matches: readonly LadderMatch[], levels: readonly string[]): string[] {
  const rows = levels.map((row) => [row, ...levels.map((column) => cellOf(matches, row, column))]);
  const all = [['', ...levels], ...rows];
  const widest = Math.max(...all.flat().map(width));
  return all.map((row) =>
    row
      .map((cell) => padStart(cell, widest))
      .join('  ')
      .trimEnd(),
  );
}

/** Such as `68±3`, with a mark behind it where that is too much or too little. */
function cellOf(matches: readonly LadderMatch[], row: string, column: string): string {
  const match = matches.find(({ players }) => players.includes(row) && players.includes(column));
  if (match === undefined || row === column) return '';
  const { players, score, low, high, rung = 'within' } = match;
  const own = players[0] === row ? score : 1 - score;
  const half = Math.max(score - low, high - score);
  return `${Math.round(100 * own)}±${Math.round(100 * half)}${rung === 'within' ? '' : '!'}`;
}
