/** Who sits on the other side of the table. */
import { LEVELS, type Level, type Mind, type Player } from '@blackpoker/bots';
import {
  type Choice,
  countOptions,
  fill,
  type Lang,
  optionAt,
  type Ruleset,
  type Seat,
  type Seed,
  type State,
} from '@blackpoker/engine';
import { mindSeed, questionOf } from '@blackpoker/lab';
import { PLAY_WORDS } from './playWords.ts';

/** How the opponent is introduced. */
export function introduction(player: Player, lang: Lang): string {
  const level = levelOf(player);
  if (level !== undefined)
    return fill(PLAY_WORDS.level, lang, { level: level.level, name: level.name[lang], text: level.text[lang] });
  if (player.name === 'random') return PLAY_WORDS.randomOpponent[lang];
  return fill(PLAY_WORDS.opponent, lang, { name: player.name });
}

const levelOf = ({ name }: Player): Level | undefined => LEVELS.find((level) => level.player().name === name);

/** A player at its seat, in one game: it is told what that seat may know. */
export class Opponent {
  private readonly mind: Mind;
  private readonly onThinking: (isThinking: boolean) => void;

  /** The game's seed gives its dice, as in a match. */
  constructor(player: Player, rules: Ruleset, seat: Seat, seed: Seed, onThinking: (isThinking: boolean) => void) {
    this.mind = player.sitDown(rules, seat, mindSeed(seed, seat === 0 ? 0 : 1));
    this.onThinking = onThinking;
  }

  choose(s: State): Choice {
    if (countOptions(s) === 1) return optionAt(s, 0);
    this.onThinking(true);
    const choice = this.mind.choose(questionOf(s));
    this.onThinking(false);
    return choice;
  }
}
