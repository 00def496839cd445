/** Against somebody who spoils it: not to hear them, not to meet them again, to tell those who run the server. */
import { other } from '@blackpoker/engine';
import type { Player } from '@blackpoker/protocol';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Check } from '../../kit/Check.tsx';
import { block, report, unblock, wordsOf } from '../api.ts';
import { changePreferences, usePreferences } from '../preferences.ts';
import { refreshMe } from '../session.ts';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { useBlocked } from './useBlocked.ts';
import { CHAT_WORDS } from './words.ts';

export function Moderation(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  const opponent = playerAt(status, other(ownSeat(props.shown) ?? 0));
  if (opponent.id === undefined) return null;
  return (
    <details
      className="online-more"
      onToggle={({ currentTarget }) => currentTarget.open && currentTarget.scrollIntoView()}
    >
      <summary>{say(CHAT_WORDS.more)}</summary>
      <Mute id={opponent.id} />
      <Block player={opponent} />
      <Report game={props.game} about={opponent.id} />
    </details>
  );
}

function Mute({ id }: { readonly id: NonNullable<Player['id']> }) {
  const say = useSay();
  const muted = usePreferences((preferences) => preferences.muted);
  const change = (mute: boolean) =>
    changePreferences({ muted: mute ? [...muted, id] : muted.filter((each) => each !== id) });
  return <Check label={say(CHAT_WORDS.mute)} checked={muted.includes(id)} onChange={change} />;
}

function Block({ player }: { readonly player: Player }) {
  const say = useSay();
  const isBlocked = useBlocked()(player);
  const [why, setWhy] = useState('');
  const change = (deed: (id: string) => Promise<void>) =>
    void deed(player.id ?? '')
      .then(refreshMe)
      .then(
        () => setWhy(''),
        (error) => setWhy(say(wordsOf(error))),
      );
  return (
    <>
      <p role="status">{isBlocked && say(CHAT_WORDS.blocked)}</p>
      <button type="button" className="button" onClick={() => change(isBlocked ? unblock : block)}>
        {say(CHAT_WORDS[isBlocked ? 'unblock' : 'block'])}
      </button>
      <p role="alert" className="online-wrong">
        {why}
      </p>
    </>
  );
}

function Report({ game, about }: { readonly game: string; readonly about: string }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (said !== '') form.current?.scrollIntoView({ block: 'nearest' });
  }, [said]);
  const done = () => {
    setText('');
    setSaid(say(CHAT_WORDS.reported));
  };
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() === '') return setSaid(say(CHAT_WORDS.reportEmpty));
    return void report(about, game, text.trim()).then(done, (error) => setSaid(say(wordsOf(error))));
  };
  return (
    <form className="online-form" ref={form} onSubmit={send}>
      <label htmlFor="online-report">{say(CHAT_WORDS.reportText)}</label>
      <p role="status" className="online-said">
        {said}
      </p>
      <input
        id="online-report"
        autoComplete="off"
        maxLength={1000}
        value={text}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setSaid('');
        }}
      />
      <button type="submit" className="button danger">
        {say(CHAT_WORDS.report)}
      </button>
    </form>
  );
}
