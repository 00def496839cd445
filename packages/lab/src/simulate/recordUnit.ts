import {
  type Choice,
  type GameRecord,
  type NextGame,
  type Ruleset,
  recordOf,
  recordText,
  seedText,
  seriesText,
  startRecord,
} from '@blackpoker/engine';
import { type PlayedGame, playGame } from '../game.ts';
import { playSeries } from '../series.ts';
import { randomMinds } from './randomMinds.ts';
import { type SimulationSpec, startOfUnit } from './simulationJob.ts';

const PLAYERS = ['random', 'random'] as const;

/** The record, as text, of one game or series of a simulation of `rules`, by its number from 0. */
export function recordUnit(rules: Ruleset, spec: Pick<SimulationSpec, 'seed' | 'decks'>, number: number): string {
  const { seed, decks } = startOfUnit(rules, spec, number);
  const games: GameRecord[] = [];
  playSeries(rules, seed, decks, (start) => recordGame(rules, start, games));
  const [only] = games;
  if (rules.series.decks === 1 && only !== undefined) return recordText(only, rules);
  const head = { regulation: rules.id, options: rules.options, seed: seedText(seed), decks, players: PLAYERS };
  return seriesText({ ...head, games }, rules);
}

function recordGame(rules: Ruleset, { decks, seed }: NextGame, games: GameRecord[]): PlayedGame {
  const choices: Choice[] = [];
  const onChoice = (_s: unknown, _seat: number, choice: Choice): void => void choices.push(choice);
  const game = playGame(rules, decks, seed, randomMinds(rules, seed), { everyPass: true, onChoice });
  const recording = { ...startRecord(rules, decks, seed, PLAYERS), choices, completed: choices.length };
  games.push(recordOf(recording, game.state));
  return game;
}
