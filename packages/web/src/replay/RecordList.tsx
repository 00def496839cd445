/** The games that this browser keeps. */
import { parseRegulation, regulationName, seatName } from '@blackpoker/engine';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';
import { type Say, useLang, useSay } from '../app/lang.ts';
import { listRecords, loadRecord, type RecordSummary, removeRecord } from '../host/savedGames.ts';
import { ConfirmSheet } from '../kit/ConfirmSheet.tsx';
import { Icon } from '../kit/Icon.tsx';
import { reviewIds } from './openedRecord.ts';
import { playerName } from './playerName.ts';
import { REPLAY_WORDS } from './words.ts';

type Kept = readonly RecordSummary[] | 'denied' | undefined;

export function RecordList() {
  const say = useSay();
  const lang = useLang();
  const [kept, setKept] = useState<Kept>();
  const [asked, setAsked] = useState<RecordSummary>();
  const [isRemoved, setRemoved] = useState(false);
  const reload = (): Promise<void> => listRecords().then(setKept, () => setKept('denied'));
  useEffect(() => {
    listRecords().then(setKept, () => setKept('denied'));
  }, []);
  const remove = async ({ id }: RecordSummary): Promise<void> => {
    await removeAll(id);
    setAsked(undefined);
    setRemoved(true);
    await reload();
  };
  return (
    <section aria-labelledby="replay-saved">
      <h2 id="replay-saved">{say(REPLAY_WORDS.saved)}</h2>
      {Array.isArray(kept) && kept.length > 0 && (
        <Link href="/stats" className="button">
          <Icon name="stats" />
          {say(REPLAY_WORDS.stats)}
        </Link>
      )}
      <p role="status" className={isRemoved ? '' : 'sr-only'}>
        {isRemoved && say(REPLAY_WORDS.removed)}
      </p>
      {kept === 'denied' && <p>{say(REPLAY_WORDS.noStorage)}</p>}
      {Array.isArray(kept) && kept.length === 0 && <p>{say(REPLAY_WORDS.none)}</p>}
      {Array.isArray(kept) && (
        <ul className="replay-records">
          {kept.map((record) => (
            <RecordRow key={record.id} record={record} onRemove={() => setAsked(record)} />
          ))}
        </ul>
      )}
      {asked !== undefined && (
        <ConfirmSheet
          title={titleOf(asked, say, lang)}
          text={say(REPLAY_WORDS.removeAsk)}
          confirm={say(REPLAY_WORDS.remove)}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(undefined)}
        />
      )}
    </section>
  );
}

/** With the reviews of all its games. */
async function removeAll(id: string): Promise<void> {
  const text = (await loadRecord(id))?.text ?? '';
  const games = text.match(/^\s*=== *game/gm)?.length ?? 1;
  for (const each of reviewIds(id, games)) await removeRecord(each);
}

interface RecordRowProps {
  readonly record: RecordSummary;
  readonly onRemove: () => void;
}

function RecordRow({ record, onRemove }: RecordRowProps) {
  const say = useSay();
  const lang = useLang();
  const title = titleOf(record, say, lang);
  const date = new Intl.DateTimeFormat(lang, { dateStyle: 'medium', timeStyle: 'short' }).format(record.date);
  return (
    <li>
      <Link href={`/r/${record.id}`} className="replay-record">
        <strong>{title}</strong>
        <span>{factsOf(record, say, lang)}</span>
        <span>
          <time dateTime={new Date(record.date).toISOString()}>{date}</time>
        </span>
      </Link>
      <button
        type="button"
        className="button quiet icon"
        aria-label={say(REPLAY_WORDS.removeNamed, { name: `${title}, ${date}` })}
        onClick={onRemove}
      >
        <Icon name="remove" />
      </button>
    </li>
  );
}

function titleOf({ players, seat: own }: RecordSummary, say: Say, lang: 'ja' | 'en'): string {
  const [a, b] = players.map((name, seat) => playerName(name, lang, seat === own) || seatName(seat));
  return say(REPLAY_WORDS.versus, { a: a ?? '', b: b ?? '' });
}

/** How it ended, for whoever played here. */
function endOf({ end, seat, players }: RecordSummary, say: Say, lang: 'ja' | 'en'): string {
  if (end === undefined) return say(REPLAY_WORDS.unfinished);
  if (end.winner === undefined) return say(end.why === 'aborted' ? REPLAY_WORDS.aborted : REPLAY_WORDS.drawn);
  if (seat !== undefined) return say(end.winner === seat ? REPLAY_WORDS.youWon : REPLAY_WORDS.youLost);
  const name = playerName(players[end.winner === 0 ? 0 : 1], lang, false);
  return say(REPLAY_WORDS.won, { who: name || seatName(end.winner) });
}

function factsOf(record: RecordSummary, say: Say, lang: 'ja' | 'en'): string {
  const { regulation, turns, series } = record;
  return [
    endOf(record, say, lang),
    nameOf(regulation, lang),
    ...(series === undefined ? [] : [say(REPLAY_WORDS.game, { n: series.game })]),
    say(REPLAY_WORDS.turns, { n: turns }),
  ].join(' · ');
}

/** The id itself where an older app wrote something that this one does not know. */
function nameOf(regulation: string, lang: 'ja' | 'en'): string {
  try {
    return regulationName(parseRegulation(regulation, { line: 1, column: 1 }), lang);
  } catch {
    return regulation;
  }
}
