/** What has happened, turn by turn. */
import { fill, other, personName, type Seat, sentence } from '@blackpoker/engine';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { Icon } from '../../kit/Icon.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { KIT_WORDS } from '../../kit/words.ts';
import { bottomSeat } from '../state/bottomSeat.ts';
import { LOG_FILTERS, type LogFilter, type LogTurn, logTurns } from '../state/logTurns.ts';
import { useNamed, usePlayerNames, useWatchedName } from '../state/useSeatName.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

export function LogPanel() {
  const say = useSay();
  const [filter, setFilter] = useState<LogFilter>('all');
  return (
    <section className="log" aria-labelledby="log-title">
      <div className="log-head">
        <h2 id="log-title">{say(TABLE_WORDS.log)}</h2>
        <CloseLog />
      </div>
      <Filters filter={filter} onChange={setFilter} />
      <Lines filter={filter} />
    </section>
  );
}

function CloseLog() {
  const say = useSay();
  const table = useTable();
  return (
    <button
      type="button"
      className="button quiet icon table-log-button"
      aria-label={say(KIT_WORDS.close)}
      onClick={() => table.set({ logOpen: false })}
    >
      <Icon name="close" />
    </button>
  );
}

const FILTER_WORDS = {
  all: TABLE_WORDS.filterAll,
  own: TABLE_WORDS.filterOwn,
  theirs: TABLE_WORDS.filterTheirs,
  damage: TABLE_WORDS.filterDamage,
} as const;

interface FiltersProps {
  readonly filter: LogFilter;
  readonly onChange: (filter: LogFilter) => void;
}

function Filters({ filter, onChange }: FiltersProps) {
  const say = useSay();
  const bottom = bottomSeat(useShown());
  const names = {
    own: useWatchedName(bottom),
    theirs: useWatchedName(other(bottom)),
    all: undefined,
    damage: undefined,
  };
  return (
    <fieldset className="log-filters">
      <legend className="sr-only">{say(TABLE_WORDS.filters)}</legend>
      {LOG_FILTERS.map((each) => (
        <button
          key={each}
          type="button"
          className="button"
          aria-pressed={each === filter}
          onClick={() => onChange(each)}
        >
          {names[each] ?? say(FILTER_WORDS[each])}
        </button>
      ))}
    </fieldset>
  );
}

const DRAWN_TURNS = 12;

/** The newest turns; those before are a button away. */
function Lines({ filter }: { readonly filter: LogFilter }) {
  const say = useSay();
  const bottom = bottomSeat(useShown());
  const log = useTableState((state) => state.log);
  const ref = useRef<HTMLDivElement>(null);
  const [all, setAll] = useState(false);
  const isOpen = useTableState((state) => state.logOpen);
  const turns = useMemo(() => logTurns(log, filter, bottom), [log, filter, bottom]);
  const shown = all ? turns : turns.slice(-DRAWN_TURNS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new line, and the log being opened, are what it waits for
  useEffect(() => {
    const box = ref.current?.closest('.table-log');
    if (box != null) box.scrollTop = box.scrollHeight;
  }, [log, isOpen]);
  return (
    <div className="log-lines" role="log" aria-live="off" aria-label={say(TABLE_WORDS.log)} ref={ref}>
      {shown.length < turns.length && (
        <button type="button" className="button quiet" onClick={() => setAll(true)}>
          {say(TABLE_WORDS.earlier)}
        </button>
      )}
      {shown.map((turn) => (
        <TurnLines key={turn.turn} turn={turn} />
      ))}
    </div>
  );
}

function useTurnTitle(turn: number, seat: Seat | undefined): string {
  const lang = useLang();
  const { viewer } = useShown();
  const known = usePlayerNames()[seat === 1 ? 1 : 0];
  const name = seat === viewer ? undefined : known;
  if (seat === undefined) return TABLE_WORDS.setUp[lang];
  return fill(TABLE_WORDS.turn, lang, { n: turn, who: name ?? sentence(personName(seat, viewer, lang)) });
}

function TurnLines({ turn: { turn, seat, lines } }: { readonly turn: LogTurn }) {
  const named = useNamed();
  const bottom = bottomSeat(useShown());
  const title = useTurnTitle(turn, seat);
  return (
    <section className={`log-turn${seat === bottom ? ' is-own' : ''}`}>
      <h3>{title}</h3>
      <ul>
        {lines.map(({ key, text, auto }) => (
          <li key={key} className={auto ? 'log-auto' : undefined}>
            <SignText text={named(text)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
