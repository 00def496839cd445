/** One game or several; nothing where the regulation says it. */
import { type Ruleset, sentence, winsOffered } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { Choices } from '../kit/Choices.tsx';
import { seriesNote, seriesTitle } from './seriesTitle.ts';
import { PLAY_WORDS } from './words.ts';

interface SeriesFieldProps {
  readonly rules: Ruleset;
  readonly wins: number;
  readonly onChange: (wins: number) => void;
}

export function SeriesField({ rules, wins, onChange }: SeriesFieldProps) {
  const say = useSay();
  const lang = useLang();
  const offered = winsOffered(rules);
  if (offered.length === 1) return null;
  return (
    <Choices
      legend={say(PLAY_WORDS.games)}
      options={offered.map((value) => ({ value, label: sentence(seriesTitle(value, lang)) }))}
      value={wins}
      onChange={onChange}
    >
      {wins > 1 && <p className="play-note">{seriesNote(wins, lang)}</p>}
    </Choices>
  );
}
