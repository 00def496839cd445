import { PLAIN } from '../../numbers.ts';
import type { Report } from '../../report.ts';
import { type Markup, say } from '../markup.ts';
import { actionName } from '../names.ts';
import { PAGE_WORDS } from '../pageWords.ts';
import { chart, figureCell, type Row, section, trackTable } from '../parts.ts';
import { endsOf, plainTick, scaleOf } from '../track.ts';

/** What nobody requests. */
export function triggered(report: Report): Markup {
  const all = report.regulations.flatMap((each) => each.triggered);
  const table = trackTable(report, {
    head: PAGE_WORDS.action,
    scale: scaleOf(endsOf(all.map(({ perGame }) => perGame)), 0),
    tick: plainTick,
    figureHead: PAGE_WORDS.perGame,
    bars: true,
    rows: [...new Set(all.map(({ id }) => id))].map((id) => triggeredRow(report, id)),
  });
  return section(
    'triggered',
    PAGE_WORDS.triggered,
    chart('triggered-chart', say(PAGE_WORDS.triggeredText), report, table),
  );
}

const triggeredRow = ({ regulations }: Report, id: string): Row => ({
  name: say(actionName(regulations, id)),
  lanes: regulations.map((each) => {
    const action = each.triggered.find((one) => one.id === id);
    return action && { figure: action.perGame, text: figureCell(action.perGame, PLAIN) };
  }),
});
