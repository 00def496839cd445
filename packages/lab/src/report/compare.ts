/** One regulation beside another: what the second has more than the first. */
import { difference } from './figures.ts';
import { type ActionComparison, type Comparison, METRICS, type RegulationReport } from './report.ts';

export function compare(first: RegulationReport, second: RegulationReport): Comparison {
  const metrics = Object.fromEntries(
    METRICS.map((id) => [id, difference(first.metrics[id], second.metrics[id])]),
  ) as Comparison['metrics'];
  const ids = new Set([...first.actions, ...second.actions].map(({ id }) => id));
  return {
    first: first.regulation,
    second: second.regulation,
    metrics,
    actions: [...ids].map((id) => compareAction(id, first, second)),
  };
}

function compareAction(id: string, first: RegulationReport, second: RegulationReport): ActionComparison {
  const [a, b] = [first, second].map(({ actions }) => actions.find((action) => action.id === id));
  const onlyIn = a === undefined ? second.regulation : b === undefined ? first.regulation : undefined;
  return {
    id,
    ...(onlyIn !== undefined && { onlyIn }),
    perGame: difference(a?.perGame ?? null, b?.perGame ?? null),
    perOpportunity: difference(a?.perOpportunity ?? null, b?.perOpportunity ?? null),
    contribution: difference(a?.contribution ?? null, b?.contribution ?? null),
  };
}
