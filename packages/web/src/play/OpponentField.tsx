/** Who sits on the other side: one of eight levels, or a second person. */
import { LEVEL_WORDS } from '@blackpoker/bots/levels';
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { Choices } from '../kit/Choices.tsx';
import type { NewGame } from './tableAddress.ts';
import { PLAY_WORDS } from './words.ts';

interface OpponentFieldProps {
  readonly game: NewGame;
  readonly onChange: (change: Partial<NewGame>) => void;
}

export function OpponentField({ game: { opponent }, onChange }: OpponentFieldProps) {
  const say = useSay();
  const usual = useSettings(({ level }) => level);
  const [last, setLast] = useState(usual);
  const choose = (kind: 'bot' | 'person') => {
    if (opponent !== 'person') setLast(opponent.level);
    onChange({ opponent: kind === 'person' ? 'person' : { level: last } });
  };
  return (
    <Choices
      legend={say(PLAY_WORDS.opponent)}
      options={[
        { value: 'bot', label: say(PLAY_WORDS.bot) },
        { value: 'person', label: say(PLAY_WORDS.person) },
      ]}
      value={opponent === 'person' ? 'person' : 'bot'}
      onChange={choose}
    >
      {opponent === 'person' && <p className="play-note">{say(PLAY_WORDS.personNote)}</p>}
    </Choices>
  );
}

export function LevelField({ game: { opponent }, onChange }: OpponentFieldProps) {
  const say = useSay();
  const lang = useLang();
  if (opponent === 'person') return null;
  return (
    <div className="play-levels">
      <Choices
        legend={say(PLAY_WORDS.level)}
        options={LEVEL_WORDS.map(({ level, name }) => ({
          value: level,
          label: <LevelLabel level={level} name={name[lang]} />,
        }))}
        value={opponent.level}
        onChange={(level) => onChange({ opponent: { level } })}
      >
        <p className="play-level-text" role="status">
          {LEVEL_WORDS.find(({ level }) => level === opponent.level)?.text[lang]}
        </p>
      </Choices>
    </div>
  );
}

function LevelLabel({ level, name }: { readonly level: number; readonly name: string }) {
  return (
    <>
      <span className="play-level">{level}</span> {name}
    </>
  );
}
