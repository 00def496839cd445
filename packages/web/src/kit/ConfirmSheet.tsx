/** A second word before something that cannot be undone. What is safe comes first. */
import { useSay } from '../app/lang.ts';
import { Sheet } from './Sheet.tsx';
import { KIT_WORDS } from './words.ts';

interface ConfirmSheetProps {
  readonly title: string;
  readonly text: string;
  /** The verb of the button that does it. */
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

export function ConfirmSheet({ title, text, confirm, onConfirm, onCancel }: ConfirmSheetProps) {
  const say = useSay();
  const buttons = (
    <>
      <button type="button" className="button" onClick={onCancel}>
        {say(KIT_WORDS.cancel)}
      </button>
      <button type="button" className="button danger" onClick={onConfirm}>
        {confirm}
      </button>
    </>
  );
  return (
    <Sheet title={title} onClose={onCancel} footer={buttons}>
      <p>{text}</p>
    </Sheet>
  );
}
