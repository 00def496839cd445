/** A record to give away: as a link, which holds all of it where no server does, or as text. */
import { recordText, type Text } from '@blackpoker/engine';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { type RecordLink, shortLink, wholeLink } from '../host/recordLink.ts';
import { Check } from '../kit/Check.tsx';
import { CopyField } from '../kit/CopyField.tsx';
import { ShareLink } from '../kit/ShareLink.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { addressText } from './address.ts';
import { keepRecorded, type OpenedRecord } from './openedRecord.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

const Fairness = lazy(() => import('../online/Fairness.tsx'));

/** Of a game of the server the shuffle can be verified. */
export const shareTitle = ({ online }: OpenedRecord): Text =>
  REPLAY_WORDS[online === undefined ? 'share' : 'shareOrVerify'];

interface ShareSheetProps {
  readonly opened: OpenedRecord;
  readonly replay: Replay;
  readonly game: number;
  readonly onClose: () => void;
}

/** A series that was played here is shared game by game. */
export function ShareSheet({ opened, replay: { timeline, at }, game, onClose }: ShareSheetProps) {
  const { recorded, id, online } = opened;
  const say = useSay();
  const [isMoment, setMoment] = useState(at > 0);
  const text = useMemo(() => recorded.text ?? recordText(timeline.record, timeline.rules), [recorded, timeline]);
  const base = useLinkBase(online, text);
  const part = { at: isMoment ? at : undefined, game: recorded.text === undefined ? 1 : game };
  const link = base === undefined ? '' : base.address + addressText({ code: base.code, ...part });
  return (
    <Sheet title={say(shareTitle(opened))} onClose={onClose}>
      <p>{say(REPLAY_WORDS[online === undefined ? 'linkNote' : 'serverNote'])}</p>
      <Check label={say(REPLAY_WORDS.atMoment)} checked={isMoment} onChange={setMoment} />
      <ShareLink label={say(REPLAY_WORDS.link)} link={link} />
      <CopyField label={say(REPLAY_WORDS.text)} text={text} lines={5} copy={say(REPLAY_WORDS.copyText)}>
        <button type="button" className="button" onClick={() => saveFile(text)}>
          {say(REPLAY_WORDS.saveFile)}
        </button>
      </CopyField>
      {id === undefined && <KeepButton opened={opened} address={addressText({ code: undefined, at, game })} />}
      {online !== undefined && (
        <Suspense>
          <Fairness game={online} />
        </Suspense>
      )}
    </Sheet>
  );
}

/** Undefined until it is made. */
function useLinkBase(online: string | undefined, text: string): RecordLink | undefined {
  const [base, setBase] = useState<RecordLink>();
  useEffect(() => {
    let isWanted = true;
    const made = online === undefined ? wholeLink(text) : shortLink(online);
    made.then((found) => isWanted && setBase(found));
    return () => {
      isWanted = false;
    };
  }, [online, text]);
  return base;
}

/** A game that came by a link stays when the link is gone. */
function KeepButton({ opened, address }: { readonly opened: OpenedRecord; readonly address: string }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [isDenied, setDenied] = useState(false);
  const keep = (): void => {
    keepRecorded(opened.recorded).then(
      (id) => navigate(`/r/${id}${address}`),
      () => setDenied(true),
    );
  };
  return (
    <>
      <button type="button" className="button" onClick={keep}>
        {say(REPLAY_WORDS.keepHere)}
      </button>
      {isDenied && <p role="alert">{say(REPLAY_WORDS.noStorage)}</p>}
    </>
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'blackpoker.txt' });
  link.click();
  URL.revokeObjectURL(url);
}
