/** The review of a game, for people. */
import {
  GRADE_WORDS,
  GRADES,
  type JudgedDecision,
  type JudgedMove,
  type Review,
  type SeatReview,
} from '@blackpoker/bots';
import { fill, type Lang, seatName, type Text } from '@blackpoker/engine';
import { columnsOf, wrap } from './layout.ts';

export const REVIEW_WORDS = {
  decisions: { ja: '手', en: 'decisions' },
  title: {
    ja: 'BlackPoker {regulation}  {a} – {b}：{turns}ターン、{n}手を検討（1手{iterations}回、シード {seed}）',
    en: 'BlackPoker {regulation}  {a} – {b}: {turns} turns, {n} decisions ({iterations} iterations each, seed {seed})',
  },
  stopped: { ja: '途中で止めました。ここまでの検討です。', en: 'It was stopped: this is what was found until then.' },
  graph: {
    ja: '勝率の移り変わり（それぞれの席から見て、ターンごと）',
    en: 'Win chance, turn by turn, as each player could see it',
  },
  range: { ja: '{first} → {last}', en: '{first} → {last}' },
  won: { ja: '勝ち', en: 'won' },
  lost: { ja: '負け', en: 'lost' },
  drawn: { ja: '引き分け', en: 'drawn' },
  unfinished: { ja: '途中まで', en: 'not finished' },
  turn: { ja: '{n}ターン目', en: 'Turn {n}' },
  setUp: { ja: 'ゲームの準備', en: 'Before the first turn' },
  graded: {
    ja: '{who} {grade} −{loss}（±{error}）：{move}（{chance}）',
    en: '{who} {grade} −{loss} (±{error}): {move} ({chance})',
  },
  better: { ja: '{move}（{chance}）がよかった', en: 'better: {move} ({chance})' },
  noMistakes: { ja: 'はっきりした悪手はありません。', en: 'No clear mistakes.' },
  swings: { ja: '勝率が大きく動いたところ', en: 'Where the win chance changed most' },
  swing: { ja: '{n}ターン目 {who} {from} → {to}（±{error}）', en: 'turn {n}, {who}: {from} → {to} (±{error})' },
  noSwings: { ja: '大きく動いたところはありません。', en: 'It never changed much.' },
  luck: {
    ja: '運（結果を知ったうえで見たもの。指し手の評価とは別）',
    en: 'Luck, in hindsight and apart from all grades',
  },
  luckTotal: {
    ja: '合計：A {a}、B {b}ポイント（±{error}）',
    en: 'in all: A {a}, B {b} points (±{error})',
  },
  luckEvent: { ja: '{n}ターン目 {who} {luck}（±{error}）：{told}', en: 'turn {n}, {who} {luck} (±{error}): {told}' },
  openingLuck: {
    ja: '最初の手札と先攻 {who} {luck}（±{error}）',
    en: 'opening hands and who begins, {who} {luck} (±{error})',
  },
  summary: { ja: 'まとめ', en: 'Summary' },
  loss: { ja: '平均の損', en: 'mean loss' },
  accuracy: { ja: '正確さ', en: 'accuracy' },
  points: { ja: '{n}ポイント（±{error}）', en: '{n} points (±{error})' },
  level: { ja: 'レベル', en: 'plays like level' },
  levelRange: { ja: '{level}（{low}〜{high}）', en: '{level} ({low} to {high})' },
} satisfies Record<string, Text>;

type Word = keyof typeof REVIEW_WORDS;

const percent = (chance: number): string => `${Math.round(100 * chance)} %`;
const points = (chance: number): string => (100 * chance).toFixed(1);
const signed = (chance: number): string => `${chance < 0 ? '−' : '+'}${points(Math.abs(chance))}`;

/** Who they are, and how wide the terminal is. */
export function reviewLines(review: Review, players: readonly [string, string], lang: Lang, columns: number): string[] {
  const say = (word: Word, params = {}): string => fill(REVIEW_WORDS[word], lang, params);
  const { regulation, turns, iterations, seed, decisions } = review;
  const title = say('title', {
    regulation,
    a: players[0],
    b: players[1],
    turns,
    n: decisions.length,
    iterations,
    seed,
  });
  const parts = [
    [...wrap(title, columns), ...(review.complete ? [] : [say('stopped')])],
    graphLines(review, lang),
    mistakeLines(review, lang, columns),
    [say('swings'), ...swingLines(review, lang, columns)],
    [say('luck'), ...luckLines(review, lang, columns)],
    [say('summary'), ...summaryLines(review, lang)],
  ];
  return parts.flatMap((lines, i) => (i === 0 ? lines : ['', ...lines]));
}

const BARS = '▁▂▃▄▅▆▇█';
const barOf = (chance: number): string => BARS[Math.min(BARS.length - 1, Math.floor(chance * BARS.length))] ?? '';

/** One bar for each turn: the chance at the seat's first decision in it; a turn without any is as the one before. */
function graphLines(review: Review, lang: Lang): string[] {
  const rows = [0, 1].map((seat) => {
    const own = review.decisions.filter((decision) => decision.seat === seat);
    const chances: number[] = [];
    for (let turn = 1; turn <= review.turns; turn++)
      chances.push(own.find((decision) => decision.turn === turn)?.best.chance ?? chances.at(-1) ?? 0.5);
    const first = percent(chances[0] ?? 0.5);
    const range = fill(REVIEW_WORDS.range, lang, { first, last: endText(review, seat, lang) });
    return [`  ${seatName(seat)}`, chances.map(barOf).join(''), range];
  });
  return [REVIEW_WORDS.graph[lang], ...columnsOf(rows)];
}

function endText({ result }: Review, seat: number, lang: Lang): string {
  if (result === null) return REVIEW_WORDS.unfinished[lang];
  const own = seat === 0 ? result : 1 - result;
  return REVIEW_WORDS[own === 1 ? 'won' : own === 0 ? 'lost' : 'drawn'][lang];
}

function mistakeLines({ decisions }: Review, lang: Lang, columns: number): string[] {
  const graded = decisions.filter(({ grade }) => grade !== null);
  if (graded.length === 0) return [REVIEW_WORDS.noMistakes[lang]];
  const turns = [...new Set(graded.map(({ turn }) => turn))];
  return turns.flatMap((n) => [
    n === 0 ? REVIEW_WORDS.setUp[lang] : fill(REVIEW_WORDS.turn, lang, { n }),
    ...graded.filter(({ turn }) => turn === n).flatMap((decision) => gradedLines(decision, lang, columns)),
  ]);
}

function gradedLines(
  { seat, grade, loss, error, best, played }: JudgedDecision,
  lang: Lang,
  columns: number,
): string[] {
  const told = fill(REVIEW_WORDS.graded, lang, {
    who: seatName(seat),
    grade: grade === null ? '' : GRADE_WORDS[grade][lang],
    loss: points(loss),
    error: points(error),
    ...moveParams(played, lang),
  });
  const better = fill(REVIEW_WORDS.better, lang, moveParams(best, lang));
  const because = (move: JudgedMove): string[] =>
    move.reasons.filter(({ code }) => code !== 'better').flatMap(({ text }) => folded(`· ${text[lang]}`, 6, columns));
  return [...folded(told, 2, columns), ...because(played), ...folded(better, 4, columns), ...because(best)];
}

const moveParams = ({ text, chance }: JudgedMove, lang: Lang): { move: string; chance: string } => ({
  move: text[lang],
  chance: percent(chance),
});

/** Further lines stand two letters in. */
const folded = (text: string, by: number, columns: number): string[] =>
  wrap(text, columns - by - 2).map((line, i) => `${' '.repeat(i === 0 ? by : by + 2)}${line}`);

function swingLines({ swings }: Review, lang: Lang, columns: number): string[] {
  if (swings.length === 0) return [`  ${REVIEW_WORDS.noSwings[lang]}`];
  return swings.flatMap(({ seat, turn, from, to, error, told }) => {
    const params = { n: turn, who: seatName(seat), from: percent(from), to: percent(to), error: points(error) };
    const what = told.map((text) => text[lang]).join(' ');
    return [`  ${fill(REVIEW_WORDS.swing, lang, params)}`, ...(what === '' ? [] : folded(what, 4, columns))];
  });
}

const MOST_EVENTS = 5;

function luckLines({ luck }: Review, lang: Lang, columns: number): string[] {
  const { total, error } = luck;
  const sum = { a: signed(total), b: signed(-total), error: points(error) };
  const events = [...luck.events].sort((a, b) => Math.abs(b.luck) - Math.abs(a.luck)).slice(0, MOST_EVENTS);
  return [
    `  ${fill(REVIEW_WORDS.luckTotal, lang, sum)}`,
    ...events.flatMap((event) => {
      const word = event.index < 0 ? 'openingLuck' : 'luckEvent';
      const told = event.told.map((text) => text[lang]).join(' ');
      const lucky = { who: event.luck < 0 ? 'B' : 'A', luck: signed(Math.abs(event.luck)), error: points(event.error) };
      return folded(fill(REVIEW_WORDS[word], lang, { n: event.turn, told, ...lucky }), 2, columns);
    }),
  ];
}

function summaryLines({ seats }: Review, lang: Lang): string[] {
  const isGuessed = seats.some(({ playsLike }) => playsLike !== null);
  const rows: (readonly [string, (seat: SeatReview) => string])[] = [
    [REVIEW_WORDS.decisions[lang], ({ decisions }) => `${decisions}`],
    ...GRADES.map((grade) => [GRADE_WORDS[grade][lang], ({ grades }: SeatReview) => `${grades[grade]}`] as const),
    [REVIEW_WORDS.loss[lang], (seat) => lossText(seat, lang)],
    [REVIEW_WORDS.accuracy[lang], ({ accuracy }) => (accuracy === null ? '–' : accuracy.toFixed(1))],
    ...(isGuessed ? [[REVIEW_WORDS.level[lang], (seat: SeatReview) => levelText(seat, lang)] as const] : []),
  ];
  const table = rows.map(([name, cell]) => [`  ${name}`, ...seats.map(cell)]);
  return columnsOf([['', 'A', 'B'], ...table]);
}

const lossText = ({ loss, lossError }: SeatReview, lang: Lang): string =>
  loss === null
    ? '–'
    : fill(REVIEW_WORDS.points, lang, { n: points(loss).replace('-', '−'), error: points(lossError ?? 0) });

const levelText = ({ playsLike }: SeatReview, lang: Lang): string =>
  playsLike === null ? '–' : fill(REVIEW_WORDS.levelRange, lang, { ...playsLike });
