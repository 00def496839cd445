/** Warnings before a choice that gives much away: they name the danger, not the better move. At most three a game, each danger once. */
import { lifeCount, type Seat, type State, type Text, view } from '@blackpoker/engine';
import { canWinByAttack } from './firstGame.ts';
import { damageThrough, isSoldier, isStanding, type Scene } from './scene.ts';

export const DANGERS = ['missedWin', 'nobodyHome', 'tooFewHome', 'lastCard'] as const;
export type Danger = (typeof DANGERS)[number];

export const DANGER_WORDS: Readonly<Record<Danger, Text>> = {
  missedWin: { ja: 'このターンに勝てるかも。続ける？', en: 'You may be able to win this turn. Sure?' },
  nobodyHome: {
    ja: '次のターンに負けるかも。守りが残っていません。続ける？',
    en: 'They could win next turn: nobody would stand to block. Sure?',
  },
  tooFewHome: {
    ja: '次のターンに負けるかも。守りが足りません。続ける？',
    en: 'They could win next turn: too few would stand to block. Sure?',
  },
  lastCard: {
    ja: '次に引く1枚が最後のライフになります。続ける？',
    en: 'Your next draw would take your last card. Sure?',
  },
};

/** How much win chance a choice has to give up before the coach speaks. */
export const WARNING_LOSS = 0.25;
const MOST_WARNINGS = 3;

/**
 * What could happen, on a state in which the choice has been made: one of those that agree with what the learner sees. Undefined: the
 * coach cannot name a danger, and so says nothing.
 */
export function dangerOf(before: Scene, after: State): Danger | undefined {
  const { seat } = before;
  const { seats, turn } = view(after, seat);
  const [own, theirs] = seat === 0 ? seats : [seats[1], seats[0]];
  const life = lifeCount(after, seat as Seat);
  const guards = own.field.filter(isStanding).length;
  const isTheirs = turn !== seat;
  if (isTheirs && canWinByAttack(before)) return 'missedWin';
  if (damageThrough(theirs.field.filter(isSoldier), guards) >= life) return guards === 0 ? 'nobodyHome' : 'tooFewHome';
  return life <= 1 ? 'lastCard' : undefined;
}

/** The warnings of one game. */
export class WarningBudget {
  private readonly given = new Set<Danger>();
  private ignoredCount = 0;

  /** May this be said now? Once it has been said, it is not said again. */
  take(danger: Danger): boolean {
    if (this.given.has(danger) || this.given.size >= MOST_WARNINGS) return false;
    this.given.add(danger);
    return true;
  }

  get isSpent(): boolean {
    return this.given.size >= MOST_WARNINGS;
  }

  /** The learner went on. */
  ignore(): void {
    this.ignoredCount++;
  }

  get ignored(): number {
    return this.ignoredCount;
  }
}
