/** How somebody wants to play: who against, by which rules, with which clock. One button does it. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import type { NewGame } from '@blackpoker/protocol';
import { USUAL_CLOCK } from '@blackpoker/protocol/words';
import { type FormEvent, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useLang, useSay } from '../../app/lang.ts';
import { useSettings } from '../../app/settings.ts';
import { Check } from '../../kit/Check.tsx';
import { Choices } from '../../kit/Choices.tsx';
import { RegulationField } from '../../play/RegulationField.tsx';
import { nearestRules } from '../../play/regulationChoice.ts';
import { SeriesField } from '../../play/SeriesField.tsx';
import { usualDeck } from '../../play/usualDeck.ts';
import { accountAddress } from '../accountAddress.ts';
import { createGame } from '../api.ts';
import { CLOCK_CHOICES, clockNote, clockTitle } from '../clockWords.ts';
import { NameField } from '../NameField.tsx';
import { changePreferences, usePreferences } from '../preferences.ts';
import { noteSearch } from '../searchedClock.ts';
import { useSession } from '../session.ts';
import type { ArrivingName } from '../useArrivingName.ts';
import { useTask } from '../useTask.ts';
import { LOBBY_WORDS } from '../words.ts';
import { DeckSelect } from './DeckSelect.tsx';
import { newGameOf, type WantedGame, whyUnrated, winsOf } from './wantedGame.ts';

function usualGame(): WantedGame {
  const { level, ...settings } = useSettings.getState();
  const { clock = USUAL_CLOCK, regulation = settings.regulation } = usePreferences.getState();
  const rules = nearestRules(regulation);
  return { kind: 'quick', regulation: rules.id, clock, wins: 1, rated: false, deck: usualDeck(rules), level };
}

export function LobbyForm({ arriving }: { readonly arriving: ArrivingName }) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [wanted, setWanted] = useState<WantedGame>(usualGame);
  const task = useTask();
  const set = (change: Partial<WantedGame>) => setWanted({ ...wanted, ...change });
  const rules = nearestRules(wanted.regulation);
  const start = async (): Promise<void> => {
    if (!(await arriving.arrive())) return;
    changePreferences({ clock: wanted.clock, regulation: rules.id });
    noteSearch(wanted.kind === 'quick' ? wanted.clock : undefined);
    const hasAccount = useSession.getState().me?.kind === 'account';
    const { game } = await createGame(newGameOf(wanted, rules, hasAccount));
    navigate(`/g/${game}`);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    task.run(start);
  };
  return (
    <form className="online-start" onSubmit={submit}>
      {arriving.isAsked && <NameField arriving={arriving} />}
      <KindField wanted={wanted} onChange={set} />
      {wanted.kind === 'bot' && <LevelField wanted={wanted} onChange={set} />}
      <RegulationField
        rules={rules}
        onChange={(regulation) => set({ regulation, deck: usualDeck(nearestRules(regulation)) })}
      />
      <DeckSelect rules={rules} value={wanted.deck} onChange={(deck) => set({ deck })} />
      {wanted.kind !== 'quick' && <SeriesField rules={rules} wins={wanted.wins} onChange={(wins) => set({ wins })} />}
      <ClockField wanted={wanted} onChange={set} />
      <RatedField wanted={wanted} isSeries={winsOf(wanted, rules) > 1} onChange={set} />
      <p role="alert" className="online-wrong">
        {task.problem}
      </p>
      <div className="play-start">
        <button type="submit" className="button primary online-go" aria-disabled={task.isBusy || undefined}>
          {say(START_WORDS[wanted.kind])}
        </button>
      </div>
    </form>
  );
}

const START_WORDS = {
  quick: LOBBY_WORDS.startQuick,
  invite: LOBBY_WORDS.startInvite,
  open: LOBBY_WORDS.startOpen,
  bot: LOBBY_WORDS.startBot,
} as const;

interface FieldProps {
  readonly wanted: WantedGame;
  readonly onChange: (change: Partial<WantedGame>) => void;
}

const KINDS = ['quick', 'invite', 'open', 'bot'] as const satisfies readonly NewGame['kind'][];

function KindField({ wanted, onChange }: FieldProps) {
  const say = useSay();
  return (
    <Choices
      legend={say(LOBBY_WORDS.how)}
      look="list"
      options={KINDS.map((value) => ({
        value,
        label: say(LOBBY_WORDS[value]),
        note: say(LOBBY_WORDS[`${value}Note`]),
      }))}
      value={wanted.kind}
      onChange={(kind) => onChange({ kind })}
    />
  );
}

function LevelField({ wanted, onChange }: FieldProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <div className="online-field">
      <label htmlFor="online-level">{say(LOBBY_WORDS.level)}</label>
      <select
        id="online-level"
        value={wanted.level}
        onChange={(event) => onChange({ level: Number(event.currentTarget.value) })}
      >
        {LEVEL_WORDS.map(({ level, name }) => (
          <option key={level} value={level}>{`${level} ${name[lang]}`}</option>
        ))}
      </select>
    </div>
  );
}

function ClockField({ wanted, onChange }: FieldProps) {
  const say = useSay();
  const lang = useLang();
  const chosen = CLOCK_CHOICES.find(({ terms }) => JSON.stringify(terms) === JSON.stringify(wanted.clock));
  const clockOf = (id: string) => CLOCK_CHOICES.find((each) => each.id === id)?.terms ?? USUAL_CLOCK;
  return (
    <div className="online-clock-field">
      <Choices
        legend={say(LOBBY_WORDS.clock)}
        options={CLOCK_CHOICES.map(({ id, terms }) => ({ value: id, label: clockTitle(terms, lang) }))}
        value={chosen?.id ?? '5'}
        onChange={(id) => onChange({ clock: clockOf(id) })}
      >
        <p className="online-note">{clockNote(wanted.clock, lang)}</p>
      </Choices>
    </div>
  );
}

function RatedField({ wanted, isSeries, onChange }: FieldProps & { readonly isSeries: boolean }) {
  const say = useSay();
  const hasAccount = useSession(({ me }) => me?.kind === 'account');
  const why = whyUnrated(wanted, hasAccount);
  return (
    <Check
      label={say(LOBBY_WORDS.rated)}
      note={say(LOBBY_WORDS[isSeries ? 'ratedSeries' : 'ratedNote'])}
      checked={wanted.rated && why === undefined}
      onChange={(rated) => onChange({ rated })}
      whyNot={why === 'ratedGuest' ? <AccountLink /> : why && say(LOBBY_WORDS[why])}
    />
  );
}

function AccountLink() {
  const say = useSay();
  return <Link href={accountAddress('/online')}>{say(LOBBY_WORDS.ratedGuest)}</Link>;
}
