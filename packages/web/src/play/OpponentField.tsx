/** Who sits on the other side: one of eight levels, or a second person. */
import { LEVEL_WORDS, type LevelWords, levelWords } from '@blackpoker/bots/levels';
import { useState } from 'react';
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { Choices } from '../kit/Choices.tsx';
import { Face } from '../opponents/Face.tsx';
import { nextOn, useBeaten } from '../opponents/useBeaten.ts';
import { OPPONENT_WORDS } from '../opponents/words.ts';
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

/** The eight opponents in the order of their strength: a path that may be left at any point. */
export function LevelField({ game: { opponent }, onChange }: OpponentFieldProps) {
  const say = useSay();
  const beaten = useBeaten();
  if (opponent === 'person') return null;
  return (
    <div className="play-levels">
      <Choices
        legend={say(PLAY_WORDS.level)}
        options={LEVEL_WORDS.map((words) => ({
          value: words.level,
          label: (
            <LevelLabel words={words} isBeaten={beaten.has(words.level)} isNext={nextOn(beaten) === words.level} />
          ),
        }))}
        value={opponent.level}
        onChange={(level) => onChange({ opponent: { level } })}
      >
        <LevelText level={opponent.level} />
      </Choices>
    </div>
  );
}

interface LevelLabelProps {
  readonly words: LevelWords;
  readonly isBeaten: boolean;
  readonly isNext: boolean;
}

function LevelLabel({ words: { level, person }, isBeaten, isNext }: LevelLabelProps) {
  const say = useSay();
  return (
    <>
      <Face level={level} size={52} mark={isBeaten ? 'beaten' : isNext ? 'next' : undefined} />
      <span className="play-person">
        <span className="play-level">{level}</span> {say(person)}
      </span>
      {isBeaten && <span className="sr-only"> {say(OPPONENT_WORDS.beaten)}</span>}
      {isNext && <span className="sr-only"> {say(OPPONENT_WORDS.next)}</span>}
    </>
  );
}

function LevelText({ level }: { readonly level: number }) {
  const say = useSay();
  const words = levelWords(level);
  if (words === undefined) return null;
  return (
    <div className="play-meet" role="status">
      <Face level={level} size={80} />
      <p>
        <strong>{say(words.person)}</strong> <span className="play-grade">{say(words.name)}</span>
        <br />
        {say(words.text)}
      </p>
    </div>
  );
}
