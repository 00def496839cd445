/** Against somebody who spoils it: not to hear them, not to meet them again, to tell those who run the server. */
import { other } from '@blackpoker/engine';
import type { Player } from '@blackpoker/protocol';
import { type FormEvent, useState } from 'react';
import { useSay } from '../../app/lang.ts';
import { Check } from '../../kit/Check.tsx';
import { block, report, wordsOf } from '../api.ts';
import { changePreferences, usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, playerAt, useRoom } from './atTable.ts';
import { CHAT_WORDS } from './words.ts';

export function Moderation(props: AtTable) {
  const say = useSay();
  const { status } = useRoom(props);
  const opponent = playerAt(status, other(ownSeat(props.shown) ?? 0));
  if (opponent.id === undefined) return null;
  return (
    <details className="online-more">
      <summary>{say(CHAT_WORDS.more)}</summary>
      <Mute id={opponent.id} />
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

function Report({ game, about }: { readonly game: string; readonly about: string }) {
  const say = useSay();
  const [text, setText] = useState('');
  const [said, setSaid] = useState('');
  const attempt = (deed: Promise<unknown>, done: string) =>
    void deed.then(
      () => setSaid(done),
      (error) => setSaid(say(wordsOf(error))),
    );
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== '') attempt(report(about, game, text.trim()), say(CHAT_WORDS.reported));
  };
  return (
    <>
      <button type="button" className="button" onClick={() => attempt(block(about), say(CHAT_WORDS.blocked))}>
        {say(CHAT_WORDS.block)}
      </button>
      <form className="online-form" onSubmit={send}>
        <label htmlFor="online-report">{say(CHAT_WORDS.reportText)}</label>
        <input
          id="online-report"
          autoComplete="off"
          maxLength={1000}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit" className="button danger">
          {say(CHAT_WORDS.report)}
        </button>
      </form>
      <p role="status">{said}</p>
    </>
  );
}
