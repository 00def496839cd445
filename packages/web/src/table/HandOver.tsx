/** Between two people at one device: nothing of either hand is in the page until the next one says that they are there. */
import { SPECTATOR, seatName } from '@blackpoker/engine';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { SignText } from '../kit/SignText.tsx';
import { useAttributes } from './state/attributes.ts';
import { logTurns } from './state/logTurns.ts';
import { useNamed } from './state/useSeatName.ts';
import { useShown, useTable, useTableState } from './state/useTable.ts';
import { HANDOVER_WORDS, TABLE_WORDS } from './words.ts';

export function HandOver() {
  const say = useSay();
  const table = useTable();
  const attributes = useAttributes();
  const { handOver } = useShown();
  if (handOver === undefined) return null;
  const name = say(TABLE_WORDS.player, { n: handOver + 1 });
  return (
    <main className="handover" data-handover={seatName(handOver)} {...attributes}>
      <h1>{say(HANDOVER_WORDS.title, { name })}</h1>
      <p>{say(HANDOVER_WORDS.text)}</p>
      <button type="button" className="button primary" onClick={() => table.host.takeSeat(handOver)}>
        {say(HANDOVER_WORDS.take, { name })}
      </button>
      <Link href="/" className="button quiet">
        <Icon name="back" />
        {say(TABLE_WORDS.home)}
      </Link>
      <p className="sheet-note">{say(HANDOVER_WORDS.kept)}</p>
      <News />
    </main>
  );
}

const SHOWN_LINES = 8;

/** As somebody who only watches would hear it. */
function News() {
  const say = useSay();
  const named = useNamed();
  const { viewer } = useShown();
  const log = useTableState((state) => state.log);
  if (viewer !== SPECTATOR || log.length === 0) return null;
  const lines = logTurns(log, 'all', viewer).flatMap((turn) => turn.lines);
  return (
    <section className="handover-news">
      <h2>{say(HANDOVER_WORDS.news)}</h2>
      <ul>
        {lines.slice(-SHOWN_LINES).map(({ key, text }) => (
          <li key={key}>
            <SignText text={named(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
