/** Which regulation a deck or a position is for, and the way to another. */
import { useId, useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { RegulationChooser } from '../play/RegulationChooser.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import { DECK_PAGE_WORDS } from './words.ts';

interface RegulationFieldProps {
  readonly value: string;
  readonly onChange: (regulation: string) => void;
}

export function RegulationField({ value, onChange }: RegulationFieldProps) {
  const say = useSay();
  const lang = useLang();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="deck-field">
      <span className="deck-label" id={id}>
        {say(DECK_PAGE_WORDS.regulation)}
      </span>
      <button
        type="button"
        className="button deck-regulation"
        aria-describedby={id}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {regulationTitle(value, lang)}
      </button>
      {isOpen && <RegulationChooser value={value} onChoose={onChange} onClose={() => setOpen(false)} />}
    </div>
  );
}
