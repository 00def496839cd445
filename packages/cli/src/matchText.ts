/** What a match has shown, for people. */
import { fill, type Lang, type Text } from '@blackpoker/engine';
import type { MatchResult, Sprt } from '@blackpoker/lab';
import { columnsOf } from './layout.ts';

export const MATCH_WORDS = {
  title: {
    ja: '{a} 対 {b}、{regulation}、シード {seed}：{pairs}組（{games}{what}、同じシードで席を入れ替え）',
    en: '{a} against {b}, {regulation}, seed {seed}: {pairs} pairs ({games} {what}, the same seeds with seats swapped)',
  },
  games: { ja: 'ゲーム', en: 'games' },
  series: { ja: 'シリーズ', en: 'series' },
  results: { ja: '{a} の成績', en: 'results of {a}' },
  won: { ja: '勝ち', en: 'won' },
  lost: { ja: '負け', en: 'lost' },
  drawn: { ja: '引き分け', en: 'drawn' },
  stalls: { ja: '（うち終わらなかったもの {n}）', en: '({n} of them without an end)' },
  score: { ja: '得点率', en: 'score' },
  interval: { ja: '{value}（95%区間 {low}〜{high}）', en: '{value} (95 %: {low} to {high})' },
  elo: { ja: 'Elo差', en: 'Elo' },
  pairs: { ja: '組の得点', en: 'points of pairs' },
  sprt: { ja: 'SPRT', en: 'SPRT' },
  ratio: {
    ja: 'Elo {elo0} か {elo1} か：対数尤度比 {llr}（{lower}〜{upper} で続行）',
    en: 'Elo {elo0} or {elo1}: log-likelihood ratio {llr} (goes on from {lower} to {upper})',
  },
  elo0: { ja: '判定：Elo {elo0} を採択', en: 'decided for Elo {elo0}' },
  elo1: { ja: '判定：Elo {elo1} を採択', en: 'decided for Elo {elo1}' },
  undecided: { ja: '判定はまだ', en: 'not decided' },
} satisfies Record<string, Text>;

/** `isSeries`: a series counts as a game. */
export function matchLines(result: MatchResult, isSeries: boolean, lang: Lang): string[] {
  const { players, regulation, seed, games, sprt } = result;
  const [a, b] = players;
  const pairs = result.pairs.reduce((sum, count) => sum + count, 0);
  const what = MATCH_WORDS[isSeries ? 'series' : 'games'][lang];
  return [
    fill(MATCH_WORDS.title, lang, { a, b, regulation, seed, pairs, games, what }),
    fill(MATCH_WORDS.results, lang, { a }),
    ...columnsOf(figures(result, lang).map(([name = '', ...cells]) => [`  ${name}`, ...cells])),
    ...(sprt === undefined ? [] : [sprtLine(sprt, lang)]),
  ];
}

function figures(result: MatchResult, lang: Lang): string[][] {
  const { wins, losses, draws, stalls } = result;
  const drawn = stalls === 0 ? `${draws}` : `${draws} ${fill(MATCH_WORDS.stalls, lang, { n: stalls })}`;
  return [
    [MATCH_WORDS.won[lang], `${wins}`],
    [MATCH_WORDS.lost[lang], `${losses}`],
    [MATCH_WORDS.drawn[lang], drawn],
    [MATCH_WORDS.score[lang], scoreText(result, lang)],
    [MATCH_WORDS.elo[lang], eloText(result, lang)],
    [MATCH_WORDS.pairs[lang], result.pairs.map((count, i) => `${POINTS[i]}: ${count}`).join(', ')],
  ];
}

const POINTS = ['0', '½', '1', '1½', '2'];

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

const scoreText = ({ score, low, high }: MatchResult, lang: Lang): string =>
  fill(MATCH_WORDS.interval, lang, { value: percent(score), low: percent(low), high: percent(high) });

function eloText({ score, elo, eloLow, eloHigh }: MatchResult, lang: Lang): string {
  const value = eloNumber(elo ?? (score === 1 ? Number.POSITIVE_INFINITY : Number.NEGATIVE_INFINITY));
  const low = eloNumber(eloLow ?? Number.NEGATIVE_INFINITY);
  const high = eloNumber(eloHigh ?? Number.POSITIVE_INFINITY);
  return fill(MATCH_WORDS.interval, lang, { value, low, high });
}

/** +12, −3, ±0, +∞. */
export function eloNumber(elo: number): string {
  const rounded = Math.round(elo);
  const size = Number.isFinite(rounded) ? `${Math.abs(rounded)}` : '∞';
  return `${rounded === 0 ? '±' : rounded > 0 ? '+' : '−'}${size}`;
}

function sprtLine(test: Sprt, lang: Lang): string {
  const [elo0, elo1] = [`${test.elo0}`, `${test.elo1}`];
  const [llr, lower, upper] = [test.llr, test.lower, test.upper].map((number) => number.toFixed(2).replace('-', '−'));
  const ratio = fill(MATCH_WORDS.ratio, lang, { elo0, elo1, llr: llr ?? '', lower: lower ?? '', upper: upper ?? '' });
  return `${MATCH_WORDS.sprt[lang]}  ${ratio}; ${fill(MATCH_WORDS[test.accepted ?? 'undecided'], lang, { elo0, elo1 })}`;
}
