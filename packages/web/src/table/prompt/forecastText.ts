/** What comes of choices, in words: one short line for each thing. */
import { actionName, cardSigns, fill, type Lang, type Names, type TargetRef, type Text } from '@blackpoker/engine';
import { viewNames } from '../../board/viewNames.ts';
import { type Forecast, isOwnTurn } from '../planning/forecast.ts';
import type { World } from '../planning/world.ts';
import { FORECAST_WORDS } from '../words.ts';

type Word = keyof typeof FORECAST_WORDS;

/** `known`: a target that is said already, and needs no name. */
export function forecastLines(world: World, forecast: Forecast, lang: Lang, known?: TargetRef): string[] {
  const { rules } = world.state;
  const names = namesWithout(viewNames(rules, world.view, lang), known);
  const line = (word: Word, params: Readonly<Record<string, string | number>> = {}): string =>
    fill(wordOf(word), lang, params);
  return [
    ...(forecast.wins ? [line('wins')] : []),
    ...(forecast.loses ? [line('loses')] : []),
    ...forecast.negated.map((action) => line('negates', { action: actionName(rules, action, lang) })),
    ...(forecast.entering.length === 0 ? [] : [line('entering', { cards: cardSigns(forecast.entering) })]),
    ...unitLines(forecast, names, line),
    ...lifeLines(world, forecast, line),
    ...(known === undefined ? guardLines(world, forecast, line) : []),
    ...triggerLines(world, forecast, lang, line),
    ...(forecast.fizzles ? [line('fizzles')] : []),
    ...(forecast.uncertain ? [line('uncertain')] : []),
  ];
}

const namesWithout = (names: Names, known: TargetRef | undefined): Names =>
  known?.type !== 'unit'
    ? names
    : {
        ...names,
        unit: (unit) =>
          unit.seat === known.unit.seat && unit.position === known.unit.position ? '' : names.unit(unit),
      };

const wordOf = (word: Word): Text => FORECAST_WORDS[word];

type Line = (word: Word, params?: Readonly<Record<string, string | number>>) => string;

function unitLines({ leaving, sizes }: Forecast, names: Names, line: Line): string[] {
  return [
    ...leaving.map(({ falls, ...unit }) => {
      const name = names.unit(unit);
      const [alone, named] = falls ? (['falls', 'falling'] as const) : (['leaves', 'leaving'] as const);
      return line(name === '' ? alone : named, { unit: name });
    }),
    ...sizes.map(({ unit, from, to }) => line('size', { unit: names.unit(unit), from, to }).trim()),
  ];
}

function lifeLines({ seat }: World, { life }: Forecast, line: Line): string[] {
  return life.flatMap(({ lost, left }, owner) => {
    if (lost === 0) return [];
    if (left === undefined) return lost > 0 ? [line('theirLoss', { n: lost })] : [];
    return [line(owner === seat ? 'ownLife' : 'theirLife', { from: left + lost, to: left })];
  });
}

function guardLines(world: World, { guards }: Forecast, line: Line): string[] {
  return isOwnTurn(world) && guards.to < guards.from ? [line('guards', { ...guards })] : [];
}

/** How every turn runs goes without saying. */
const USUAL: ReadonlySet<string> = new Set(['charge', 'draw', 'block', 'damageJudgement']);

function triggerLines({ state }: World, { triggers }: Forecast, lang: Lang, line: Line): string[] {
  const counts = new Map<number, number>();
  for (const action of triggers)
    if (!USUAL.has(state.rules.actions[action]?.id ?? '')) counts.set(action, (counts.get(action) ?? 0) + 1);
  const actions = [...counts].map(([action, n]) => `${actionName(state.rules, action, lang)}${n > 1 ? `×${n}` : ''}`);
  return actions.length === 0 ? [] : [line('triggers', { actions: actions.join(' ') })];
}
