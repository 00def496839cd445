/** Every end that can be played is explained, to both players and to a spectator. */
import {
  actionAt,
  countOptions,
  dealDecks,
  type GameEvent,
  isOver,
  lifeCount,
  makeRng,
  optionAt,
  parseCard,
  parseSeed,
  REGULATIONS,
  type Ruleset,
  ruleset,
  rulesetOf,
  SPECTATOR,
  seedText,
  smallSeed,
  type View,
  view,
} from '@blackpoker/engine';
import { describe, expect, test } from 'vitest';
import { Course, type FinalBlow, finalBlow, finalBlowText } from '../src/index.ts';

const VIEWERS = [0, 1, SPECTATOR] as const;
const PERSON = { kind: 'person' } as const;

interface Played {
  readonly course: Course;
  /** All that happened, in the order in which it happened. */
  readonly events: readonly GameEvent[];
  /** The attackers without a blocker at the last Damage Judgement, by their cards. */
  readonly unblocked: readonly string[];
}

/** A game with choices at random, played to its end. */
function played(rules: Ruleset, n: number): Played {
  const dice = makeRng(smallSeed(n));
  const seed = seedText([dice(), dice(), dice(), dice()]);
  const decks = dealDecks(rules, parseSeed(seed)!);
  const events: GameEvent[] = [];
  let unblocked: readonly string[] = [];
  const hear = (event: GameEvent): void => {
    events.push(event);
    if (event.type === 'resolving' && actionAt(rules, event.action).id === 'damageJudgement')
      unblocked = unblockedIn(view(course.state, SPECTATOR));
  };
  const course: Course = new Course(
    { regulation: rules.id, options: rules.options, seed, decks, seats: [PERSON, PERSON] },
    { viewers: VIEWERS, onEvent: hear },
  );
  while (!isOver(course.state)) course.take(optionAt(course.state, dice() % countOptions(course.state)));
  return { course, events, unblocked };
}

function unblockedIn({ seats, turn }: View): readonly string[] {
  const [own, theirs] = turn === 0 ? seats : [seats[1], seats[0]];
  const blocked = theirs.field.map(({ blocks }) => blocks?.position);
  return own.field.flatMap(({ attacker, cards, size = 0 }, i) =>
    attacker && size > 0 && !blocked.includes(i) ? [cards.join()] : [],
  );
}

const blowFor = (course: Course, viewer: number): FinalBlow | undefined =>
  finalBlow(
    course.rules,
    view(course.state, viewer),
    course.toldTo(viewer).map(({ event }) => event),
  );

/** How much life the last damage found, counted back from the end. */
function lifeBeforeLastDamage({ course, events }: Played, seat: number): number {
  let life = lifeCount(course.state, seat);
  for (const event of events.toReversed()) {
    const isDamage = event.type === 'moved' && event.seat === seat && event.why === 'damage';
    if (life > 0 && !isDamage) return life;
    if (isDamage) life += event.count;
  }
  return life;
}

const RULESETS = REGULATIONS.map((regulation, i) => ruleset(regulation, { graveTop: i % 2 === 0 ? 'last' : 'ask' }));

test('every end of a played game has its cause, the same for everybody, in both languages', () => {
  const kinds = new Map<string, number>();
  let named = 0;
  for (const [i, rules] of RULESETS.entries()) {
    const game = played(rules, i);
    const blow = blowFor(game.course, SPECTATOR);
    if (blow === undefined) throw new Error(`${rules.id}: no cause`);
    kinds.set(blow.kind, (kinds.get(blow.kind) ?? 0) + 1);
    if (blow.kind === 'attack' || blow.kind === 'damage')
      expect([rules.id, blow.had]).toEqual([rules.id, lifeBeforeLastDamage(game, blow.seat)]);
    if (blow.kind === 'attack' && blow.through.length > 0) {
      named++;
      expect([rules.id, blow.through.map(String).toSorted()]).toEqual([rules.id, game.unblocked.toSorted()]);
    }
    for (const viewer of VIEWERS) {
      expect(blowFor(game.course, viewer)).toEqual(blow);
      for (const lang of ['ja', 'en'] as const)
        expect(finalBlowText(blow, rules, lang, (seat) => (seat === viewer ? undefined : 'Pip'))).not.toMatch(
          /[{}]|undefined|NaN/,
        );
    }
  }
  expect(named / (kinds.get('attack') ?? 0)).toBeGreaterThan(0.5);
  for (const kind of ['attack', 'draw', 'cost', 'taken']) expect(kinds.get(kind), kind).toBeGreaterThan(2);
});

describe('the sentence', () => {
  const rules = rulesetOf('8.0/standard/full', { graveTop: 'last' })!;
  const action = (id: string): number => rules.actions.findIndex((each) => each?.id === id);
  const cards = (...codes: string[]): number[] => codes.map((code) => parseCard(0, code)!);
  const hit = { seat: 0, amount: 14, had: 9 } as const;
  const CASES: readonly (readonly [FinalBlow, you: string, ja: string])[] = [
    [
      { kind: 'attack', ...hit, through: [cards('C9'), cards('S5')] },
      '♣9 and ♠5 came through: 14 damage, you had 9.',
      '♣9と♠5が通って14ダメージ。ピップのライフは9でした。',
    ],
    [
      { kind: 'attack', ...hit, through: [] },
      'The attack came through: 14 damage, you had 9.',
      'アタックが通って14ダメージ。ピップのライフは9でした。',
    ],
    [
      { kind: 'damage', seat: 0, amount: 5, had: 3, action: action('throwing'), keys: cards('S5') },
      'Throw ♠5: 5 damage, you had 3.',
      '投擲 ♠5で5ダメージ。ピップのライフは3でした。',
    ],
    [
      { kind: 'draw', seat: 0 },
      'You drew the last card: no life left.',
      'ピップは最後の1枚を引き、ライフが0になりました。',
    ],
    [
      { kind: 'cost', seat: 0, action: action('setBulwark') },
      'You paid the last life for Set Bulwark.',
      'ピップは「防壁設置」のコストに最後のライフを払いました。',
    ],
    [
      { kind: 'taken', seat: 0, action: action('nextGeneration') },
      'Next Generation took the last card of your life.',
      '「世代交代」で、ピップのライフの最後のカードがなくなりました。',
    ],
    [
      { kind: 'both', seat: 0 },
      'Both lives reached 0 at once: then the player whose turn it is loses.',
      '両者のライフが同時に0になりました。そのときはターンプレイヤーの負けです。',
    ],
    [{ kind: 'both', seat: undefined }, 'Both lives reached 0 at once.', '両者のライフが同時に0になりました。'],
  ];
  test.each(CASES)('%j', (blow, en, ja) => {
    expect(finalBlowText(blow, rules, 'en', () => undefined)).toBe(en);
    expect(finalBlowText(blow, rules, 'ja', () => 'ピップ')).toBe(ja);
  });
});
