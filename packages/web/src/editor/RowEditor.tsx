/** New soldiers or bulwarks: each card that is chosen stands as a unit of its own. */
import { useSay } from '../app/lang.ts';
import { Choices } from '../kit/Choices.tsx';
import type { Destination } from './cardPlaces.ts';
import { select } from './editorStore.ts';
import { Tray } from './Tray.tsx';
import { EDITOR_WORDS } from './words.ts';

interface RowEditorProps {
  readonly at: Extract<Destination, { type: 'row' }>;
}

export function RowEditor({ at }: RowEditorProps) {
  const say = useSay();
  return (
    <>
      <Choices
        legend={say(EDITOR_WORDS.as)}
        options={(['soldier', 'bulwark'] as const).map((value) => ({ value, label: say(EDITOR_WORDS[value]) }))}
        value={at.as}
        onChange={(as) => select({ ...at, as })}
      />
      <div className="edit-gap" />
      <Tray to={at} />
    </>
  );
}
