/** The requests on the stage, bottom first. */

import { sentence, zoneName } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { seatOf } from './cardPlaces.ts';
import { edit, select } from './editorStore.ts';
import { actionTitle, signsOf } from './names.ts';
import { addRequest } from './positionEdits.ts';
import { stageActions } from './RequestEditor.tsx';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

export function StagePanel() {
  const say = useSay();
  const lang = useLang();
  const { position, rules } = useTable();
  const stage = position.stage ?? [];
  const add = () => {
    const [action] = stageActions(rules);
    const by = seatOf(position.chance);
    if (action === undefined) return;
    edit((now) => addRequest(now, by, action));
    select({ type: 'request', seat: by, index: stage.length });
  };
  return (
    <section className="deck-panel edit-stage" aria-labelledby="edit-stage">
      <h2 id="edit-stage">{sentence(zoneName('stage', lang))}</h2>
      <p className="deck-note">{say(stage.length === 0 ? EDITOR_WORDS.stageEmpty : EDITOR_WORDS.stageNote)}</p>
      <ol className="edit-requests">
        {stage.map(({ id, action, by, keys, target }, index) => (
          <li key={id}>
            <button
              type="button"
              className="button"
              onClick={() => select({ type: 'request', seat: seatOf(by), index })}
            >
              <strong>{`${id} ${by}`}</strong>
              {`${actionTitle(rules, action, lang)} ${signsOf(keys)}${arrow(target, say(EDITOR_WORDS.lost))}`}
            </button>
          </li>
        ))}
      </ol>
      <button type="button" className="button" onClick={add}>
        {say(EDITOR_WORDS.addRequest)}
      </button>
    </section>
  );
}

const arrow = (target: string | null | undefined, lost: string): string =>
  target === undefined ? '' : ` → ${target ?? lost}`;
