/** Which regulation, and positions to begin with. */
import { useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { RegulationField } from '../decks/RegulationField.tsx';
import { freshSeed } from '../host/setupParams.ts';
import { Sheet } from '../kit/Sheet.tsx';
import { regulationTitle } from '../play/regulationTitle.ts';
import { edit, load, setRegulation } from './editorStore.ts';
import { readTable, type Table } from './positionModel.ts';
import { dealtTable, EXAMPLES, emptyTable } from './startPositions.ts';
import { swapSides } from './swapSides.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

export function TablePanel() {
  const say = useSay();
  const { rules } = useTable();
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="deck-panel edit-head">
      <RegulationField value={rules.id} onChange={setRegulation} />
      <div className="deck-tools">
        <button type="button" className="button" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {say(EDITOR_WORDS.start)}
        </button>
        <button type="button" className="button" onClick={() => edit(swapSides)}>
          {say(EDITOR_WORDS.swap)}
        </button>
      </div>
      {isOpen && <StartSheet onClose={() => setOpen(false)} />}
    </section>
  );
}

function StartSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const lang = useLang();
  const { rules } = useTable();
  const begin = (table: Table) => () => {
    load(table);
    onClose();
  };
  return (
    <Sheet title={say(EDITOR_WORDS.start)} onClose={onClose}>
      <p className="deck-note">{say(EDITOR_WORDS.startNote)}</p>
      <div className="edit-starts">
        <button type="button" className="button" onClick={begin(emptyTable(rules.id))}>
          {say(EDITOR_WORDS.empty)}
        </button>
        <button type="button" className="button" onClick={() => begin(dealtTable(rules, freshSeed()))()}>
          {say(EDITOR_WORDS.deal)}
          <span className="deck-note">
            {say(EDITOR_WORDS.dealNote, { regulation: regulationTitle(rules.id, lang) })}
          </span>
        </button>
        <h3>{say(EDITOR_WORDS.examples)}</h3>
        {EXAMPLES.map(({ title, text }) => (
          <button key={title.en} type="button" className="button" onClick={() => begin(readTable(text))()}>
            {say(title)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
