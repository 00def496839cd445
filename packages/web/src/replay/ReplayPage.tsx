/** `/r`: the games of this browser, and a way in for others; `/r/ID` and `/r#CODE`: one of them in the replay room. */
import { useEffect, useState } from 'react';
import { Link, useParams } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Page } from '../kit/Page.tsx';
import { parseAddress, type ReplayAddress } from './address.ts';
import { ImportForm } from './ImportForm.tsx';
import { type Opening, openKept, openShared } from './openedRecord.ts';
import { ProblemText } from './ProblemText.tsx';
import { RecordList } from './RecordList.tsx';
import { ReplayRoom } from './ReplayRoom.tsx';
import { REPLAY_WORDS } from './words.ts';
import './replay.css';

export default function ReplayPage() {
  const { id } = useParams<{ id?: string }>();
  const address = parseAddress(useFragment());
  if (id === undefined && address.code === undefined) return <Entrance />;
  return <Opened key={id ?? address.code} id={id} address={address} />;
}

/** What follows # when somebody comes to an address: the room itself keeps it up to date later on, and need not hear of that. */
function useFragment(): string {
  const [fragment, setFragment] = useState(window.location.hash);
  useEffect(() => {
    const read = (): void => setFragment(window.location.hash);
    for (const event of ARRIVALS) addEventListener(event, read);
    return () => {
      for (const event of ARRIVALS) removeEventListener(event, read);
    };
  }, []);
  return fragment;
}
/** wouter tells of the addresses that it pushes. */
const ARRIVALS = ['hashchange', 'popstate', 'pushState'] as const;

function Entrance() {
  const say = useSay();
  return (
    <Page title={say(REPLAY_WORDS.title)}>
      <div className="replay-entrance">
        <RecordList />
        <ImportForm />
      </div>
    </Page>
  );
}

interface OpenedProps {
  readonly id: string | undefined;
  readonly address: ReplayAddress;
}

function Opened({ id, address }: OpenedProps) {
  const opening = useOpening(id, address.code);
  if (opening === undefined) return <Waiting />;
  return opening.ok ? <ReplayRoom opened={opening.opened} address={address} /> : <Failed opening={opening} />;
}

function useOpening(id: string | undefined, code: string | undefined): Opening | undefined {
  const [opening, setOpening] = useState<Opening>();
  useEffect(() => {
    let isWanted = true;
    const found = id === undefined ? openShared(code ?? '') : openKept(id);
    found.then((answer) => isWanted && setOpening(answer));
    return () => {
      isWanted = false;
    };
  }, [id, code]);
  return opening;
}

function Waiting() {
  const say = useSay();
  return (
    <Page title={say(REPLAY_WORDS.title)}>
      <p role="status">{say(REPLAY_WORDS.loading)}</p>
    </Page>
  );
}

function Failed({ opening: { message, problem, way } }: { readonly opening: Extract<Opening, { ok: false }> }) {
  const say = useSay();
  return (
    <Page title={say(REPLAY_WORDS.title)}>
      <div className="replay-entrance">
        <div role="alert" className="replay-notice">
          <p>{say(message)}</p>
          {problem !== undefined && <ProblemText problem={problem} />}
          {way !== undefined && (
            <p>
              <Link href={way.href} className="button">
                {say(way.text)}
              </Link>
            </p>
          )}
        </div>
        <RecordList />
        <ImportForm />
      </div>
    </Page>
  );
}
