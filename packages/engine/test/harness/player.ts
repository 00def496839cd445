/** What a player does in a ruling. */
import { expect } from 'vitest';
import { cardCode, type Decision, type DecisionKind, view } from '../../src/index.ts';
import { unitCards } from '../../src/state/queries.ts';
import { opponentOf, type Who, words } from './board.ts';
import { type Completed, type Game, Refused } from './game.ts';

/** A request in full. What is not stated must not be needed. */
export interface RequestParts {
  readonly keys?: string;
  /** B: the bulwarks. */
  readonly drives?: string;
  /** D: the cards. */
  readonly discards?: string;
  /** S: the units. */
  readonly sacrifices?: string;
  /** May be left out where only one is legal. */
  readonly target?: string;
  /** What the ruling calls it; otherwise it is called after its action. */
  readonly as?: string;
}

const sorted = (list: readonly string[]): string[] => [...list].sort();

export class Player {
  private readonly who: Who;
  private readonly game: () => Game;

  constructor(who: Who, game: () => Game) {
    this.who = who;
    this.game = game;
  }

  // the chance

  requests(action: string, parts: RequestParts = {}): void {
    request(this.game(), this.who, action, parts);
  }

  /** It is not offered at all, or (with `parts`) not in this way. */
  cannotRequest(action: string, parts?: RequestParts): void {
    const asked = this.game().asked(this.who);
    expect(asked.kind).toBe('chance');
    const offered = asked.options.some((option) => this.game().label(option) === action);
    if (parts === undefined) expect(offered, `${action} is offered to ${this.who}`).toBe(false);
    else expect(() => request(this.game().copy(), this.who, action, parts), `${action}, so`).toThrow(Refused);
  }

  canRequest(...actions: readonly string[]): void {
    const labels = this.game()
      .asked(this.who)
      .options.map((option) => this.game().label(option));
    expect(labels).toEqual(expect.arrayContaining([...actions]));
  }

  /** The exact answers to one question of the request: those that `parts` leaves open first. */
  isOffered(action: string, kind: DecisionKind, options: string, parts: RequestParts = {}): void {
    const trial = this.game().copy();
    trial.pick(trial.asked(this.who), [action]);
    for (let asked = trial.asked(this.who); asked.kind !== kind; asked = trial.asked(this.who)) {
      if (!asked.drafting) throw new Error(`${action} never asks for ${kind}`);
      answerDraft(trial, asked, parts, []);
    }
    expectOptions(trial, trial.asked(this.who), options);
  }

  passes(): void {
    const asked = this.game().asked(this.who);
    expect(asked.kind).toBe('chance');
    this.game().pick(asked, ['pass']);
  }

  cannotPass(): void {
    const asked = this.game().asked(this.who);
    expect(asked.kind).toBe('chance');
    expect(asked.options.map((option) => this.game().label(option))).not.toContain('pass');
  }

  // choices while something resolves

  /** This player is asked this, with exactly these options. */
  isAsked(kind: DecisionKind, options?: string): void {
    const asked = this.game().asked(this.who);
    expect(asked.kind).toBe(kind);
    if (options !== undefined) expectOptions(this.game(), asked, options);
  }

  chooses(...answers: readonly string[]): void {
    for (const answer of answers) {
      const game = this.game();
      const asked = game.asked(this.who);
      if (asked.kind === 'chance') throw new Refused(`${this.who} has nothing to choose`);
      game.pick(asked, [game.properName(answer)]);
    }
  }

  /** All others that may attack stay at home. */
  attacksWith(names: string): void {
    const game = this.game();
    const wanted = new Set(words(names).map((name) => game.properName(name)));
    for (let asked = game.asked(this.who); asked.kind === 'attack'; asked = game.asked(this.who))
      game.pick(asked, [wanted.delete(game.subject(asked) ?? '') ? 'yes' : 'no']);
    expect([...wanted], 'cannot attack').toEqual([]);
  }

  /** Exactly these may attack. */
  mayAttackWith(names: string): void {
    const game = this.game().copy();
    const found: string[] = [];
    for (let asked = game.asked(this.who); asked.kind === 'attack'; asked = game.asked(this.who)) {
      found.push(game.subject(asked) ?? '');
      game.pick(asked, ['no']);
    }
    expect(sorted(found)).toEqual(sorted(words(names).map((name) => game.properName(name))));
  }

  /** Attackers that are not named are not blocked. */
  blocks(blocks: Readonly<Record<string, string>>): void {
    const game = this.game();
    const wanted = new Map(
      Object.entries(blocks).map(([a, names]) => [a, words(names).map((n) => game.properName(n))]),
    );
    this.isAsked('block');
    for (let asked: Decision | undefined = game.asked(this.who); asked?.kind === 'block'; asked = this.nextBlock()) {
      const blockers = wanted.get(game.subject(asked) ?? '') ?? [];
      const option = game.pick(asked, blockers.length > 0 ? blockers : ['done']);
      if (option.type === 'unit') blockers.splice(blockers.indexOf(this.lastBlocker() ?? ''), 1);
    }
    expect([...wanted.values()].flat(), 'cannot block so').toEqual([]);
  }

  private nextBlock(): Decision | undefined {
    try {
      return this.game().asked(this.who);
    } catch {
      return undefined;
    }
  }

  private lastBlocker(): string | undefined {
    const event = this.game().events.find(({ type }) => type === 'blocks');
    return event?.type === 'blocks' ? this.game().refName(event.unit) : undefined;
  }

  // knowledge

  /** Since the last choice: a card of the opponent (or of `owner`) was there for this player to see. */
  saw(codes: string, owner: Who = opponentOf(this.who)): void {
    for (const code of words(codes))
      expect(this.game().saw(this.who, owner, code), `${this.who} saw ${code}`).toBe(true);
  }

  /** The cards of a zone, of this player or of `owner`, that this player's view shows. */
  knows(zone: 'hand' | 'pack' | 'rare', codes: string, owner: Who = this.who): void {
    const game = this.game();
    const side = view(game.state, game.seat(this.who)).seats[game.seat(owner) as 0 | 1];
    const cards = zone === 'rare' ? [side.rare?.card ?? []].flat() : (side[zone]?.cards ?? []);
    expect(sorted(cards.map(cardCode)), `${owner}'s ${zone}, as ${this.who} knows it`).toEqual(sorted(words(codes)));
  }

  didNotSee(codes: string, owner: Who = opponentOf(this.who)): void {
    for (const code of words(codes))
      expect(this.game().saw(this.who, owner, code), `${this.who} saw ${code}`).toBe(false);
  }
}

function expectOptions(game: Game, asked: Decision, options: string): void {
  const labels = asked.options.map((option) => game.label(option));
  expect(sorted(labels), asked.kind).toEqual(sorted(words(options).map((name) => game.properName(name))));
}

function request(game: Game, who: Who, action: string, parts: RequestParts): void {
  const before = game.copy();
  const asked = game.asked(who);
  if (asked.kind !== 'chance') throw new Refused(`a choice comes first: ${game.describe(asked)}`);
  game.completed = undefined;
  const used: string[] = [];
  game.pick(asked, [action]);
  while (game.completed === undefined) answerDraft(game, game.asked(who), parts, used);
  checkCompleted(before, game.completed, parts);
  if (parts.as !== undefined) renameLast(game, action, parts.as);
}

function renameLast(game: Game, action: string, name: string): void {
  const event = game.events.find(({ type }) => type === 'requested');
  if (event?.type === 'requested') game.renameRequest(action, name, event.request);
}

function answerDraft(game: Game, asked: Decision, parts: RequestParts, used: string[]): void {
  const stated = statedFor(asked.kind, parts).map((name) => game.properName(name));
  const left = stated.filter((name) => !used.includes(name));
  const option = game.pick(asked, left);
  if (option.type === 'card') used.push(cardCode(option.card));
}

function statedFor(kind: DecisionKind, parts: RequestParts): string[] {
  switch (kind) {
    case 'key':
      return words(parts.keys ?? '');
    case 'payB':
      return words(parts.drives ?? '');
    case 'payD':
      return words(parts.discards ?? '');
    case 'payS':
      return words(parts.sacrifices ?? '');
    default:
      return words(parts.target ?? '');
  }
}

/** What the game did by itself, because nothing else was possible, must be what the ruling says too. */
function checkCompleted(before: Game, completed: Completed, parts: RequestParts): void {
  const cardsOf = (name: string): string[] => unitCards(before.state, before.unitNamed(name)).map(cardCode);
  same(completed.keys, words(parts.keys ?? ''), 'key cards');
  same(
    completed.drives,
    words(parts.drives ?? '').map((name) => before.properName(name)),
    'B',
  );
  same(completed.discards, words(parts.discards ?? ''), 'D');
  same(completed.sacrifices, words(parts.sacrifices ?? '').flatMap(cardsOf), 'S');
  if (parts.target !== undefined) same([completed.target ?? '-'], [before.properName(parts.target)], 'target');
}

function same(got: readonly string[], stated: readonly string[], what: string): void {
  if (sorted(got).join() !== sorted(stated).join()) throw new Refused(`${what}: ${got}, not ${stated}`);
}
