/** Looks on at one mirror game and adds what it saw to a tally. */

import type { Mind, Question } from '@blackpoker/bots';
import {
  type Choice,
  countOptions,
  type GameEvent,
  lifeCount,
  NONE,
  type Ruleset,
  type Seat,
  type State,
  turnCount,
} from '@blackpoker/engine';
import type { Minds, Observer, PlayedGame } from '../game.ts';
import { ActionWatch } from './actionWatch.ts';
import { EndWatch } from './ending.ts';
import { bandOf, leadStory, type Sample } from './lead.ts';
import { RepetitionWatch } from './repetition.ts';
import { addRatio, addValue, addWin, count, entry, type MirrorTally, MOST_EXAMPLES, noWins, scaled } from './tally.ts';

/** A game is quiet where no life changes for so many turns on end. */
export const QUIET_TURNS = 4;

export class GameWatch implements Observer {
  readonly everyPass = true;
  private readonly tally: MirrorTally;
  private readonly actions: ActionWatch;
  private readonly end: EndWatch;
  private readonly repetition: RepetitionWatch;
  private readonly samples: Sample[] = [];
  /** The minds tell how likely they are to win: no need to compare lives. */
  private chances = false;
  private lives = '';
  private quietTurns = 0;
  private isQuiet = false;
  private questions = 0;
  private options = 0;
  private turn = 0;

  constructor(rules: Ruleset, tally: MirrorTally) {
    this.tally = tally;
    this.actions = new ActionWatch(rules, tally);
    this.end = new EndWatch(rules);
    this.repetition = new RepetitionWatch(rules);
  }

  readonly onEvent = (event: GameEvent): void => {
    this.end.hear(event);
    this.actions.hear(event);
    this.repetition.hear(event);
  };

  onChoice(s: State, seat: Seat, choice: Choice): void {
    const options = countOptions(s);
    this.questions++;
    if (options > 1) this.options += options;
    if (this.actions.look(s, seat === 0 ? 0 : 1, choice)) this.repetition.look(s);
  }

  onTurn(s: State): void {
    this.turn = turnCount(s);
    this.compareLives(s);
    const lives = `${lifeCount(s, 0)}:${lifeCount(s, 1)}`;
    this.quietTurns = lives === this.lives ? this.quietTurns + 1 : 0;
    this.lives = lives;
    if (this.quietTurns >= QUIET_TURNS) this.isQuiet = true;
  }

  /** Only when both seats have had the same number of turns, and one at least. */
  private compareLives(s: State): void {
    if (this.chances || this.turn % 2 === 0 || this.turn === 1) return;
    const [a, b] = [lifeCount(s, 0), lifeCount(s, 1)];
    this.samples.push({ turn: this.turn, share: a / (a + b) });
  }

  /** The minds, heard at the first question of each turn where both know how likely they are to win. */
  listen(minds: Minds): Minds {
    const [a, b] = minds;
    if (a.winChance === undefined || b.winChance === undefined) return minds;
    this.chances = true;
    return [this.heard(a, 0), this.heard(b, 1)];
  }

  private heard(mind: Mind, seat: 0 | 1): Mind {
    const choose = (question: Question): Choice => {
      if (this.turn > (this.samples.at(-1)?.turn ?? 0)) this.addChance(seat, mind.winChance?.(question) ?? 0.5);
      return mind.choose(question);
    };
    return { choose };
  }

  private addChance(seat: 0 | 1, chance: number): void {
    this.samples.push({ turn: this.turn, share: seat === 0 ? chance : 1 - chance });
  }

  /** The game that was looked at is over, or was left; `number`: its place in the run. */
  finish(game: PlayedGame, number: number): void {
    const { tally } = this;
    tally.games++;
    count(tally.turns, game.turns);
    count(tally.decisions, game.decisions);
    addRatio(tally.choosing, game.decisions, this.questions);
    addRatio(tally.branching, this.options, game.decisions);
    this.actions.finish(game.winner);
    if (game.winner === NONE) this.note('stalled', number);
    else this.addEnd(game, number);
    if (this.isQuiet) this.note('quiet', number);
    if (this.repetition.found) this.note('repeated', number);
  }

  private addEnd({ winner, cause, first, turns, state }: PlayedGame, number: number): void {
    const { ending, action } = this.end.ending(winner, cause);
    count(
      entry(this.tally.endings, ending, () => ({})),
      action,
    );
    if (lifeCount(state, 0) === 0 && lifeCount(state, 1) === 0) this.tally.bothOut++;
    if (winner !== 0 && winner !== 1) {
      this.tally.drawn++;
      return;
    }
    this.tally.decided++;
    if (winner === first) this.tally.firstWins++;
    if (winner === first && turns === 1) this.note('turn1Wins', number);
    this.addStory(turns, winner);
  }

  private addStory(turns: number, winner: Seat): void {
    const { changes, drama, decisiveTurn, decidedPart, halfTime } = leadStory(this.samples, turns, winner);
    count(this.tally.leadChanges, changes);
    count(this.tally.decisiveTurns, decisiveTurn);
    addValue(this.tally.drama, scaled(drama));
    addValue(this.tally.decidedPart, scaled(decidedPart));
    if (halfTime === undefined) return;
    if (halfTime.behind === NONE) this.tally.levelAtHalfTime++;
    else addWin(entry(this.tally.halfTime, bandOf(halfTime.share), noWins), halfTime.behind === winner);
  }

  /** Counts a game that is worth a look, and keeps its number. */
  private note(what: 'stalled' | 'quiet' | 'repeated' | 'turn1Wins', number: number): void {
    this.tally[what]++;
    const examples = entry(this.tally.examples, what, (): number[] => []);
    if (examples.length < MOST_EXAMPLES) examples.push(number);
  }
}
