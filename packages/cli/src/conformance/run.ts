/** Runs a case in each edition and format that it lists. */
import { decision, isEdition, isFormat, parseSeat, plainRuleset, type Ruleset } from '@blackpoker/engine';
import type { CaseStep, ConformanceCase, Expected } from './case.ts';
import { Refused } from './caseTable.ts';
import { type Difference, firstDifference, observe } from './compare.ts';
import { CasePlayer } from './play.ts';

export interface CaseRun {
  readonly id: string;
  readonly edition: string;
  readonly format: string;
  /** Undefined: it passed. */
  readonly failure: Difference | undefined;
}

export function runCase(testCase: ConformanceCase): CaseRun[] {
  return testCase.editions.flatMap((edition) =>
    testCase.formats.map((format) => ({
      id: testCase.id,
      edition,
      format,
      failure: attempt(() => runOnce(testCase, edition, format)),
    })),
  );
}

/** A crash is a failure like any other. */
function attempt(run: () => Difference | undefined): Difference | undefined {
  try {
    return run();
  } catch (error) {
    return { path: 'when', expected: 'the case plays', got: error instanceof Error ? error.message : String(error) };
  }
}

function rulesFor(testCase: ConformanceCase, edition: string, format: string): Ruleset {
  if (!isEdition(edition) || !isFormat(format)) throw new Error(`unknown edition or format ${edition} ${format}`);
  return plainRuleset(edition, format, { graveTop: testCase.views === undefined ? 'last' : 'ask' });
}

function runOnce(testCase: ConformanceCase, edition: string, format: string): Difference | undefined {
  const player = new CasePlayer(rulesFor(testCase, edition, format), testCase.given);
  for (const [i, step] of testCase.when.entries()) {
    if (step.do === 'shuffle') continue;
    const failure = playStep(player, step, i, testCase.when);
    if (failure !== undefined) return failure;
  }
  const last = testCase.when.at(-1);
  if (last?.do !== 'choose' || last.rejected !== true) player.settle();
  const expected = testCase.then ?? testCase.thenByEdition?.[edition];
  if (expected === undefined) return { path: 'then', expected: `a position for ${edition}`, got: undefined };
  return unanswered(player, testCase.when) ?? firstDifference(expected as Expected, player.state);
}

function playStep(player: CasePlayer, step: CaseStep, i: number, steps: readonly CaseStep[]): Difference | undefined {
  const before = step.rejected === true ? JSON.stringify(observe(player.state)) : '';
  try {
    player.step(step, shufflesAfter(steps, i));
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (step.rejected !== true) return { path: `when[${i}]`, expected: 'accepted', got: error.message };
    return before === JSON.stringify(observe(player.state))
      ? undefined
      : { path: `when[${i}]`, expected: 'nothing changes', got: 'a change' };
  }
  return step.rejected === true ? { path: `when[${i}]`, expected: 'refused', got: 'accepted' } : undefined;
}

function shufflesAfter(steps: readonly CaseStep[], i: number): { seat: number; order: readonly string[] }[] {
  const shuffles: { seat: number; order: readonly string[] }[] = [];
  for (let j = i + 1; steps[j]?.do === 'shuffle'; j++)
    shuffles.push({ seat: parseSeat(steps[j]?.zone?.[0] ?? '') ?? 0, order: steps[j]?.order ?? [] });
  return shuffles;
}

/** A choice that the case should have given is still open. */
function unanswered(player: CasePlayer, steps: readonly CaseStep[]): Difference | undefined {
  const asked = decision(player.state);
  if (asked === undefined || asked.kind === 'chance' || steps.at(-1)?.rejected === true) return undefined;
  return { path: 'when', expected: 'no open choice', got: asked.kind };
}
