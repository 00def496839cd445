/** A record to give away: as a link, which holds all of it where no server does, or as text. */
import { recordText } from '@blackpoker/engine';
import { type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../app/lang.ts';
import { shareCode } from '../host/shareText.ts';
import { Check } from '../kit/Check.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { addressText } from './address.ts';
import { keepRecorded, type OpenedRecord } from './openedRecord.ts';
import type { Replay } from './useReplay.ts';
import { REPLAY_WORDS } from './words.ts';

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
  const [told, copy] = useCopying();
  const part = { at: isMoment ? at : undefined, game: recorded.text === undefined ? 1 : game };
  const link = base === undefined ? '' : base.address + addressText({ code: base.code, ...part });
  return (
    <Sheet title={say(REPLAY_WORDS.share)} onClose={onClose}>
      <p>{say(REPLAY_WORDS[online === undefined ? 'linkNote' : base?.isHere ? 'serverHere' : 'serverNote'])}</p>
      <Check label={say(REPLAY_WORDS.atMoment)} checked={isMoment} onChange={setMoment} />
      <Shared label={say(REPLAY_WORDS.link)} text={link} lines={2}>
        <button type="button" className="button primary" onClick={() => copy(link)}>
          {say(REPLAY_WORDS.copyLink)}
        </button>
        <SendButton link={link} />
      </Shared>
      <Shared label={say(REPLAY_WORDS.text)} text={text} lines={5}>
        <button type="button" className="button" onClick={() => copy(text)}>
          {say(REPLAY_WORDS.copyText)}
        </button>
        <button type="button" className="button" onClick={() => saveFile(text)}>
          {say(REPLAY_WORDS.saveFile)}
        </button>
      </Shared>
      {id === undefined && <KeepButton opened={opened} address={addressText({ code: undefined, at, game })} />}
      <p role="status" className="replay-told">
        {told !== undefined && say(REPLAY_WORDS[told])}
      </p>
    </Sheet>
  );
}

interface LinkBase {
  readonly address: string;
  /** The record itself; undefined: the address leads to it. */
  readonly code: string | undefined;
  /** It can be opened on this device only. */
  readonly isHere: boolean;
}

/** Undefined until it is made. */
function useLinkBase(online: string | undefined, text: string): LinkBase | undefined {
  const [base, setBase] = useState<LinkBase>();
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

const wholeLink = async (text: string): Promise<LinkBase> => ({
  address: `${window.location.origin}/r`,
  code: await shareCode(text),
  isHere: false,
});

async function shortLink(game: string): Promise<LinkBase> {
  const { isHere, replayLink } = await import('../online/serverOrigin.ts');
  const address = await replayLink(game);
  return { address, code: undefined, isHere: isHere(new URL(address).hostname) };
}

type Told = 'copied' | 'notCopied' | undefined;

function useCopying(): readonly [Told, (text: string) => void] {
  const [told, setTold] = useState<Told>();
  const copy = (text: string): void => {
    setTold(undefined);
    const { clipboard } = navigator;
    const copying = clipboard === undefined ? Promise.reject() : clipboard.writeText(text);
    copying.then(
      () => setTold('copied'),
      () => setTold('notCopied'),
    );
  };
  return [told, copy];
}

interface SharedProps {
  readonly label: string;
  readonly text: string;
  readonly lines: number;
  readonly children: ReactNode;
}

function Shared({ label, text, lines, children }: SharedProps) {
  const id = useId();
  return (
    <div className="replay-shared">
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        readOnly
        rows={lines}
        value={text}
        spellCheck={false}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <div className="replay-row">{children}</div>
    </div>
  );
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

/** Where the system can pass a link on. */
function SendButton({ link }: { readonly link: string }) {
  const say = useSay();
  if (typeof navigator.share !== 'function') return null;
  const send = (): void => {
    navigator.share({ title: 'BlackPoker', url: link }).catch(() => undefined);
  };
  return (
    <button type="button" className="button" onClick={send}>
      {say(REPLAY_WORDS.sendLink)}
    </button>
  );
}

function saveFile(text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = Object.assign(document.createElement('a'), { href: url, download: 'blackpoker.txt' });
  link.click();
  URL.revokeObjectURL(url);
}
