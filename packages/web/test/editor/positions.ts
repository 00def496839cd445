/** Positions from all over the house: documents, rulings, puzzles, random games. */
import { readdirSync, readFileSync } from 'node:fs';
import {
  apply,
  dealDecks,
  decision,
  isOver,
  makeRng,
  newGame,
  type Position,
  plainFrame,
  REGULATIONS,
  randomBelow,
  regulationId,
  rulesetOf,
  smallSeed,
  toPosition,
} from '@blackpoker/engine';
import { normalised, type Table } from '../../src/editor/positionModel.ts';

const root = new URL('../../../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8');
const json = (path: string): unknown => JSON.parse(read(path));

export const DOCUMENTED: readonly string[] = Array.from(
  read('docs/notation.md').matchAll(/^```position\n([\s\S]*?)^```$/gm),
  ([, text = '']) => text,
);

interface Puzzle {
  readonly position: readonly string[];
}
export const PUZZLES: readonly string[] = readdirSync(new URL('packages/bots/puzzles', root)).flatMap((file) =>
  (json(`packages/bots/puzzles/${file}`) as readonly Puzzle[]).map(({ position }) => position.join('\n')),
);

interface Ruling {
  readonly editions: readonly ('6.1' | '7.0' | '8.0')[];
  readonly formats: readonly string[];
  readonly given: Position;
}

/** The boards of the conformance cases, in every edition and format that they list. */
export const RULINGS: readonly Table[] = readdirSync(new URL('conformance', root))
  .filter((file) => file.endsWith('.json'))
  .flatMap((file) => json(`conformance/${file}`) as readonly Ruling[])
  .flatMap(({ editions, formats, given }) =>
    editions.flatMap((edition) =>
      formats.map((format) => ({
        regulation: `${edition}/${format}/${plainFrame(edition)}`,
        position: normalised(given),
      })),
    ),
  );

/** A third of the regulations at some chances of a random game. */
export function* playedTables(): Generator<Table> {
  for (const [i, regulation] of REGULATIONS.entries()) if (i % 3 === 0) yield* played(regulationId(regulation), i);
}

function* played(id: string, number: number): Generator<Table> {
  const rules = rulesetOf(id)!;
  const seed = smallSeed(number);
  const rng = makeRng(seed);
  const s = newGame(rules, dealDecks(rules, seed), seed);
  for (let i = 0; i < 50 && !isOver(s); i++) {
    const asked = decision(s)!;
    if (asked.kind === 'chance' && i % 9 === 0) yield { regulation: id, position: normalised(toPosition(s)) };
    apply(s, asked.options[randomBelow(rng, asked.options.length)]!.choice);
  }
}
