/** What could be requested in a game, what was, and what became of it. */
import {
  type Action,
  actionChoice,
  type Choice,
  countOptions,
  type GameEvent,
  optionAt,
  PASS,
  type Ruleset,
  type State,
  turnCount,
} from '@blackpoker/engine';
import {
  type ActionTally,
  addRatio,
  addValue,
  addWin,
  count,
  entry,
  type MirrorTally,
  noAction,
  noMoments,
} from './tally.ts';

const FIRST_ACTION = actionChoice(0);

/** One action in one game; by seat where it is a pair. */
class ActionGame {
  readonly action: Action;
  readonly offered: [number, number] = [0, 0];
  readonly requested: [number, number] = [0, 0];
  resolved = 0;
  fizzled = 0;
  negated = 0;

  constructor(action: Action) {
    this.action = action;
  }
}

export class ActionWatch {
  private readonly games: readonly (ActionGame | undefined)[];
  private readonly tally: MirrorTally;

  constructor(rules: Ruleset, tally: MirrorTally) {
    this.tally = tally;
    this.games = rules.actions.map((action) => action && new ActionGame(action));
  }

  private at(choice: Choice): ActionGame | undefined {
    const game = this.games[choice - FIRST_ACTION];
    return game?.action.direct === true ? game : undefined;
  }

  /** Before a choice. True: it is made by who holds the chance. */
  look(s: State, seat: 0 | 1, chosen: Choice): boolean {
    const first = optionAt(s, 0);
    if (first !== PASS && this.at(first) === undefined) return false;
    const turn = turnCount(s);
    for (let i = countOptions(s) - 1; i >= 0; i--) {
      const game = this.at(optionAt(s, i));
      if (game === undefined) continue;
      game.offered[seat]++;
      count(this.tallyOf(game).offered, turn);
    }
    const taken = this.at(chosen);
    if (taken === undefined) return true;
    taken.requested[seat]++;
    count(this.tallyOf(taken).requested, turn);
    return true;
  }

  hear(event: GameEvent): void {
    if (event.type !== 'resolving' && event.type !== 'fizzled' && event.type !== 'negated') return;
    const game = this.games[event.action];
    if (game === undefined) return;
    if (event.type === 'resolving') game.resolved++;
    else if (event.type === 'fizzled') game.fizzled++;
    else game.negated++;
  }

  private tallyOf({ action }: ActionGame): ActionTally {
    return entry(this.tally.actions, action.id, noAction);
  }

  /** The game is over; `winner`: the seat that won, or anything else. */
  finish(winner: number): void {
    for (const game of this.games) {
      if (game === undefined) continue;
      if (game.action.direct) this.addGame(game, winner);
      else this.addTriggered(game);
    }
  }

  private addTriggered({ action, resolved }: ActionGame): void {
    addValue(entry(this.tally.triggered, action.id, noMoments), resolved);
  }

  private addGame(game: ActionGame, winner: number): void {
    const tally = this.tallyOf(game);
    const offered = game.offered[0] + game.offered[1];
    const requested = game.requested[0] + game.requested[1];
    addValue(tally.perGame, requested);
    addValue(tally.offeredPerGame, offered);
    if (requested > 0) tally.gamesWith++;
    addRatio(tally.perOpportunity, requested, offered);
    addRatio(tally.resolved, game.resolved, requested);
    addRatio(tally.fizzled, game.fizzled, requested);
    addRatio(tally.negated, game.negated, requested);
    if (winner === 0 || winner === 1) for (const seat of [0, 1] as const) addSeat(tally, game, seat, seat === winner);
  }
}

function addSeat(tally: ActionTally, { requested, offered }: ActionGame, seat: 0 | 1, won: boolean): void {
  if (requested[seat] > 0) addWin(tally.used, won);
  else if (offered[seat] > 0) addWin(tally.unused, won);
}
