/** What the players say to each other: greetings that need no typing first, free text where both want it. */
import { other } from '@blackpoker/engine';
import type { ChatLine } from '@blackpoker/protocol';
import { PRESETS } from '@blackpoker/protocol/words';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import type { OnlineAnswer } from '../../host/onlineSide.ts';
import { Check } from '../../kit/Check.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { usePlayerName } from '../PlayerName.tsx';
import { type AtTable, ownSeat, playerAt, useRoom, wantsFreeText } from './atTable.ts';
import { Moderation } from './Moderation.tsx';
import { CHAT_WORDS, lineText, PRESET_WORDS } from './words.ts';

interface ChatSheetProps extends AtTable {
  readonly lines: readonly ChatLine[];
  readonly onClose: () => void;
}

export function ChatSheet(props: ChatSheetProps) {
  const say = useSay();
  const [why, tell] = useAnswer();
  const isPlayer = ownSeat(props.shown) !== undefined;
  return (
    <Sheet
      title={say(CHAT_WORDS.title)}
      onClose={props.onClose}
      footer={isPlayer ? <Writing {...props} tell={tell} why={why} /> : undefined}
    >
      <Lines {...props} />
      {isPlayer && <FreeText {...props} tell={tell} />}
      {isPlayer && <Moderation {...props} />}
    </Sheet>
  );
}

function Lines(props: ChatSheetProps) {
  const say = useSay();
  const nameOf = usePlayerName();
  const lang = useLang();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown);
  const last = useRef<HTMLLIElement>(null);
  const count = props.lines.length;
  useEffect(() => {
    const isBusyBelow = document.activeElement?.closest('.online-more') != null;
    if (count > 0 && !isBusyBelow) last.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <div role="log">
      {count === 0 ? (
        <p className="sheet-note">{say(CHAT_WORDS.empty)}</p>
      ) : (
        <ul className="online-lines">
          {props.lines.map((line, i) => (
            <li key={line.n} ref={i === count - 1 ? last : undefined} className={line.by === own ? 'is-own' : ''}>
              <strong>{nameOf(playerAt(status, line.by))}</strong>
              <span>{lineText(line, lang)}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface TellingProps extends ChatSheetProps {
  readonly tell: Tell;
}

/** Always in sight, however much has been said. */
function Writing({ tell, why, ...props }: TellingProps & { readonly why: string }) {
  const say = useSay();
  const lang = useLang();
  const { freeChat } = useRoom(props).status;
  return (
    <div className="online-writing">
      <fieldset className="online-presets">
        <legend className="sr-only">{say(CHAT_WORDS.presets)}</legend>
        {PRESETS.map((preset) => (
          <button key={preset} type="button" className="button" onClick={() => tell(props.online.greet(preset))}>
            {PRESET_WORDS[preset][lang]}
          </button>
        ))}
      </fieldset>
      {freeChat[0] && freeChat[1] && <TextForm {...props} tell={tell} />}
      <p role="alert" className="online-wrong">
        {why}
      </p>
    </div>
  );
}

type Tell = (answer: OnlineAnswer) => void;

/** What the server had against the last thing that was asked of it. */
function useAnswer(): readonly [string, Tell] {
  const lang = useLang();
  const [why, setWhy] = useState('');
  return [why, (answer) => void answer.then((text) => setWhy(text?.[lang] ?? ''))];
}

function FreeText({ tell, ...props }: TellingProps) {
  const say = useSay();
  const { status } = useRoom(props);
  const own = ownSeat(props.shown) ?? 0;
  const [mine, theirs] = [wantsFreeText(status, own), wantsFreeText(status, other(own))];
  if (playerAt(status, other(own)).kind === 'level') return null;
  return (
    <Check
      label={say(CHAT_WORDS.free)}
      note={say(CHAT_WORDS[!theirs ? 'freeNote' : mine ? 'freeBoth' : 'freeOther'])}
      checked={mine}
      onChange={(on) => tell(props.online.setFreeChat(on))}
    />
  );
}

const LONGEST = 280;
/** From here on it is said how much more fits. */
const NEARLY_FULL = 40;

function TextForm({ online, tell }: TellingProps) {
  const say = useSay();
  const [text, setText] = useState('');
  const [isSending, setSending] = useState(false);
  const left = LONGEST - text.length;
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '' || isSending) return;
    setSending(true);
    const answer = online.say(text.trim());
    tell(answer);
    void answer.then((why) => {
      setSending(false);
      if (why === undefined) setText((now) => (now === text ? '' : now));
    });
  };
  return (
    <form className="online-form" onSubmit={send}>
      <label htmlFor="online-text">
        {say(CHAT_WORDS.text)}
        {left <= NEARLY_FULL && <small className="online-left">{say(CHAT_WORDS.left, { n: left })}</small>}
      </label>
      <input
        id="online-text"
        autoComplete="off"
        maxLength={LONGEST}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <button type="submit" className="button">
        {say(CHAT_WORDS.send)}
      </button>
    </form>
  );
}
