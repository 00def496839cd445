/** A game that waits for somebody: its terms and a button for whoever comes, the link for whoever made it. */
import type { Text } from '@blackpoker/engine';
import type { GameLine, Player } from '@blackpoker/protocol';
import { type FormEvent, useState } from 'react';
import { useLocation } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { Filled } from '../../kit/Filled.tsx';
import { nearestRules } from '../../play/regulationChoice.ts';
import { asksForDeck, usualDeck } from '../../play/usualDeck.ts';
import { cancelGame, joinGame } from '../api.ts';
import { useBlocked } from '../atTable/useBlocked.ts';
import { DeckSelect } from '../lobby/DeckSelect.tsx';
import { deckOr } from '../lobby/wantedGame.ts';
import { NameField } from '../NameField.tsx';
import { NotifyCheck } from '../NotifyCheck.tsx';
import { PlayerName } from '../PlayerName.tsx';
import { noteSearch } from '../searchedClock.ts';
import { useSession } from '../session.ts';
import { TermsText } from '../TermsText.tsx';
import { useArrivingName } from '../useArrivingName.ts';
import { useBegun } from '../useBegun.ts';
import { useTask } from '../useTask.ts';
import { WAITING_WORDS } from '../words.ts';
import { AccountNeeded } from './AccountNeeded.tsx';
import { Blocked } from './Blocked.tsx';
import { Introduction, TermsNote } from './Introduction.tsx';
import { InviteLink } from './InviteLink.tsx';
import { Search } from './Search.tsx';
import { useJoining } from './useJoining.ts';

const creatorOf = (line: GameLine): Player | undefined => line.players.find((player) => player !== undefined);

const isOf = (line: GameLine, own: string | undefined): boolean => own !== undefined && creatorOf(line)?.id === own;

/** What the page of a game that waits is called. */
export function titleOf(line: GameLine, own: string | undefined): Text {
  if (!isOf(line, own)) return WAITING_WORDS.title;
  return WAITING_WORDS[line.kind === 'quick' ? 'quickTitle' : line.kind === 'open' ? 'openTitle' : 'ownTitle'];
}

interface WaitingRoomProps {
  readonly line: GameLine;
  /** Look again: it may have begun. */
  readonly onChange: () => void;
}

export function WaitingRoom({ line, onChange }: WaitingRoomProps) {
  const [, navigate] = useLocation();
  const own = useSession(({ me }) => me?.id);
  useBegun((game) => (game === line.game ? onChange() : navigate(`/g/${game}`, { replace: true })));
  return isOf(line, own) ? <OwnGame line={line} /> : <Invitation line={line} onChange={onChange} />;
}

function TermsLine({ line }: { readonly line: GameLine }) {
  return (
    <p className="online-terms">
      <TermsText terms={line.terms} />
    </p>
  );
}

function Invitation(props: WaitingRoomProps) {
  const creator = creatorOf(props.line);
  return (
    <>
      <div className="online-card">
        {creator !== undefined && (
          <p>
            <Filled text={WAITING_WORDS.by} parts={{ name: <PlayerName player={creator} /> }} />
          </p>
        )}
        <TermsLine line={props.line} />
        <TermsNote terms={props.line.terms} />
        <Joining {...props} />
      </div>
      <Introduction terms={props.line.terms} />
    </>
  );
}

function OwnGame({ line }: { readonly line: GameLine }) {
  const { game, kind } = line;
  const say = useSay();
  const [, navigate] = useLocation();
  const task = useTask();
  const isQuick = kind === 'quick';
  const cancel = () =>
    task.run(async () => {
      await cancelGame(game);
      noteSearch(undefined);
      navigate('/online', { replace: true });
    });
  return (
    <div className="online-card">
      <TermsLine line={line} />
      <p role="status" className="online-searching">
        {say(WAITING_WORDS[isQuick ? 'searching' : 'waiting'])}
      </p>
      {isQuick ? <Search line={line} /> : <InviteLink game={game} isListed={kind === 'open'} />}
      <NotifyCheck />
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <button type="button" className="button" onClick={cancel}>
        {say(WAITING_WORDS.cancel)}
      </button>
    </div>
  );
}

function Joining(props: WaitingRoomProps) {
  const hasAccount = useSession(({ me }) => me?.kind === 'account');
  const { game, terms } = props.line;
  const isBlocked = useBlocked();
  const creator = creatorOf(props.line);
  if (creator !== undefined && isBlocked(creator)) return <Blocked player={creator} />;
  return terms.rated && !hasAccount ? <AccountNeeded game={game} /> : <JoinForm {...props} />;
}

function JoinForm({ line, onChange }: WaitingRoomProps) {
  const say = useSay();
  const rules = nearestRules(line.terms.regulation);
  const [deck, setDeck] = useState(() => usualDeck(rules));
  const arriving = useArrivingName();
  const joining = useJoining(async () => {
    if (!(await arriving.arrive())) return;
    await joinGame(line.game, asksForDeck(rules) ? deckOr(deck, rules) : undefined);
    onChange();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    joining.run();
  };
  return (
    <form className="online-start" onSubmit={submit}>
      {arriving.isAsked && <NameField arriving={arriving} />}
      <DeckSelect rules={rules} value={deck} onChange={setDeck} />
      <div>
        <p role="alert" className="online-wrong">
          {joining.problem}
        </p>
        <div role="status" className={joining.awaited && 'online-searching'}>
          {joining.awaited && say(joining.awaited)}
        </div>
      </div>
      <button type="submit" className="button primary online-go" aria-disabled={joining.isBusy || undefined}>
        {say(WAITING_WORDS.join)}
      </button>
    </form>
  );
}
