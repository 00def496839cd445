/** Draw the board, act, expect: in every edition and format that the ruling names, four ways. */
import { expect, test } from 'vitest';
import { type Edition, FORMATS, type Format, plainRuleset, type Ruleset } from '../../src/index.ts';
import { type BoardText, opponentOf, type Who } from './board.ts';
import { type Expected, expectTable } from './expected.ts';
import { Game, WAYS, type Way } from './game.ts';
import { Player } from './player.ts';

export { table } from './board.ts';

export const ALL: readonly Edition[] = ['6.1', '7.0', '7.0p', '8.0'];
export const ONLY_6: readonly Edition[] = ['6.1'];
export const ONLY_7: readonly Edition[] = ['7.0', '7.0p'];
export const ONLY_8: readonly Edition[] = ['8.0'];
export const FROM_7: readonly Edition[] = ['7.0', '7.0p', '8.0'];
export const BEFORE_8: readonly Edition[] = ['6.1', '7.0', '7.0p'];

export const FROM_LITE: readonly Format[] = FORMATS;
export const FROM_STANDARD: readonly Format[] = FORMATS.slice(1);
export const FROM_PRO: readonly Format[] = FORMATS.slice(2);
export const MASTER: readonly Format[] = FORMATS.slice(3);

export interface Where {
  readonly editions?: readonly Edition[];
  readonly formats?: readonly Format[];
  /** The table option: the owner chooses what lies on top of a grave. */
  readonly choosesGraveTop?: boolean;
  /** The tables to play by, where they are not the book's own. */
  readonly rules?: (edition: Edition, format: Format) => Ruleset;
}

/** The table at which a ruling is played. */
export class Table {
  readonly edition: Edition;
  readonly format: Format;
  readonly A: Player;
  readonly B: Player;
  private readonly game: Game;

  constructor(rules: Ruleset, board: BoardText, way: Way) {
    this.edition = rules.edition;
    this.format = rules.format;
    this.game = new Game(rules, board, way);
    this.A = new Player('A', () => this.game);
    this.B = new Player('B', () => this.game);
  }

  /** 8.0: size changes lie in the fog. */
  get hasFog(): boolean {
    return this.edition === '8.0';
  }

  /** Whoever holds the chance passes, then the other: the top of the stage resolves. */
  bothPass(): void {
    const first = this.whoIsAsked();
    this[first].passes();
    this[opponentOf(first)].passes();
  }

  private whoIsAsked(): Who {
    for (const who of ['A', 'B'] as const)
      try {
        this.game.asked(who);
        return who;
      } catch {}
    throw new Error('nobody is asked: the game is over');
  }

  /** A whole combat up to the Damage Judgement, which is then on the stage. Attackers, each with its blockers. */
  combat(attackers: Readonly<Record<string, string>>): void {
    const attacker = this.whoIsAsked();
    this[attacker].requests('attack');
    this.bothPass();
    this[attacker].attacksWith(Object.keys(attackers).join(' '));
    this.bothPass();
    if (Object.values(attackers).some((blockers) => blockers !== '') || this.isAskedToBlock())
      this[opponentOf(attacker)].blocks(attackers);
    this.expect({ stage: [`${attacker} damageJudgement`] });
  }

  private isAskedToBlock(): boolean {
    const who = this.whoIsAsked();
    return this.game.asked(who).kind === 'block';
  }

  expect(expected: Expected): void {
    expectTable(this.game, expected);
  }

  /** These have happened since the last choice, in this order, among others: each by its kind, with the action where there is one. */
  happened(...events: readonly string[]): void {
    const found = this.heard();
    let from = 0;
    for (const event of events) {
      const at = found.findIndex((name, i) => i >= from && (name === event || name.startsWith(`${event} `)));
      expect(at, `"${event}" in ${found.slice(from)}`).toBeGreaterThanOrEqual(0);
      from = at + 1;
    }
  }

  didNotHappen(event: string): void {
    expect(this.heard()).not.toContain(event);
  }

  private heard(): string[] {
    return this.game.events.map((event) => {
      const action = 'action' in event ? event.action : undefined;
      return action === undefined ? event.type : `${event.type} ${this.game.actionId(action)}`;
    });
  }
}

type Play = (t: Table) => void;

function rulesFor(edition: Edition, format: Format, where: Where): Ruleset {
  const options = { graveTop: where.choosesGraveTop === true ? 'ask' : 'last' } as const;
  return where.rules?.(edition, format) ?? plainRuleset(edition, format, options);
}

function playEveryWay(edition: Edition, where: Where, board: BoardText, play: Play): void {
  for (const format of where.formats ?? FROM_LITE)
    for (const way of WAYS)
      try {
        play(new Table(rulesFor(edition, format, where), board, way));
      } catch (error) {
        if (error instanceof Error) error.message = `[${edition} ${format}, ${way}] ${error.message}`;
        throw error;
      }
}

/** One ruling: a test for each edition, in each format, each way. */
export function ruling(name: string, where: Where, board: BoardText, play: Play): void {
  for (const edition of where.editions ?? ALL)
    test(`${name} (${edition})`, () => playEveryWay(edition, where, board, play));
}
