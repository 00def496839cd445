/** By which rules: what they are called, what they mean, and the way to others. */
import { FRAME_ENTRIES, type Ruleset, regulationName } from '@blackpoker/engine';
import { useState } from 'react';
import { type Say, useLang, useSay } from '../app/lang.ts';
import { pointIn } from '../kit/point.ts';
import { RegulationChooser } from './RegulationChooser.tsx';
import { actionCount } from './regulationChoice.ts';
import { PLAY_WORDS } from './words.ts';

interface RegulationFieldProps {
  readonly rules: Ruleset;
  readonly onChange: (id: string) => void;
}

export function RegulationField({ rules, onChange }: RegulationFieldProps) {
  const say = useSay();
  const lang = useLang();
  const [open, setOpen] = useState(false);
  return (
    <section className="play-regulation" aria-labelledby="play-regulation">
      <h2 id="play-regulation">{say(PLAY_WORDS.regulation)}</h2>
      <p className="play-name">{regulationName(rules, lang)}</p>
      <p className="play-note">{FRAME_ENTRIES.find(({ id }) => id === rules.frame)?.text[lang]}</p>
      <p className="play-facts">{facts(rules, say).join(pointIn(lang))}</p>
      <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {say(PLAY_WORDS.change)}
        <span className="sr-only">{say(PLAY_WORDS.regulation)}</span>
      </button>
      {open && <RegulationChooser value={rules.id} onChoose={onChange} onClose={() => setOpen(false)} />}
    </section>
  );
}

function facts(rules: Ruleset, say: Say): string[] {
  const { min, max } = rules.deck;
  return [
    say(PLAY_WORDS.actions, { n: actionCount(rules) }),
    min === max ? say(PLAY_WORDS.cards, { n: max }) : say(PLAY_WORDS.cardsUpTo, { min, max }),
    ...(rules.series.wins > 1 ? [say(PLAY_WORDS.series, { wins: rules.series.wins })] : []),
  ];
}
