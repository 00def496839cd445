/** A sheet in which every regulation can be put together: edition, format, frame, options. */
import { type Regulation, regulationId, regulationName, ruleset } from '@blackpoker/engine';
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { EditionField, FormatField, FrameField, OptionsField } from './RegulationFields.tsx';
import { actionCount, changed, nearestRules } from './regulationChoice.ts';
import { PLAY_WORDS } from './words.ts';
import './play.css';

interface RegulationChooserProps {
  /** The id that is chosen now. */
  readonly value: string;
  readonly onChoose: (id: string) => void;
  readonly onClose: () => void;
}

export function RegulationChooser({ value, onChoose, onClose }: RegulationChooserProps) {
  const say = useSay();
  const [draft, setDraft] = useState<Regulation>(() => nearestRules(value));
  const set = (change: Partial<Regulation>) => setDraft(changed(draft, change));
  const take = () => {
    onChoose(regulationId(draft));
    onClose();
  };
  return (
    <Sheet
      title={say(PLAY_WORDS.regulation)}
      onClose={onClose}
      size="page"
      footer={<Chosen regulation={draft} onTake={take} />}
    >
      <div className="play-fields">
        <EditionField regulation={draft} onChange={set} />
        <FormatField regulation={draft} onChange={set} />
        <FrameField regulation={draft} onChange={set} />
        <OptionsField regulation={draft} onChange={setDraft} />
      </div>
    </Sheet>
  );
}

function Chosen({ regulation, onTake }: { readonly regulation: Regulation; readonly onTake: () => void }) {
  const say = useSay();
  const lang = useLang();
  return (
    <>
      <p className="play-chosen" role="status">
        <strong>{regulationName(regulation, lang)}</strong>
        <span>{say(PLAY_WORDS.actions, { n: actionCount(ruleset(regulation)) })}</span>
      </p>
      <button type="button" className="button primary" onClick={onTake}>
        {say(PLAY_WORDS.take)}
      </button>
    </>
  );
}
