/** A second word before something that would cost the game. */
import { useSay } from '../../app/lang.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { useTable, useTableState } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

export function DangerSheet() {
  const table = useTable();
  const say = useSay();
  const dangerous = useTableState((state) => state.dangerous);
  const isBlock = useTableState(({ world }) => world?.asked.kind === 'block');
  if (dangerous === undefined) return null;
  return (
    <ConfirmSheet
      title={say(TABLE_WORDS.dangerTitle)}
      text={say(TABLE_WORDS[isBlock ? 'blockKill' : 'selfKill'])}
      confirm={say(TABLE_WORDS.goOn)}
      onConfirm={() => void table.send(dangerous, true)}
      onCancel={() => table.set({ dangerous: undefined })}
    />
  );
}

interface ConfirmSheetProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** What is safe comes first and has the focus. */
function ConfirmSheet({ title, text, confirm, onConfirm, onCancel }: ConfirmSheetProps) {
  const say = useSay();
  return (
    <Sheet
      title={title}
      onClose={onCancel}
      footer={
        <>
          <button type="button" className="button" onClick={onCancel}>
            {say(TABLE_WORDS.cancel)}
          </button>
          <button type="button" className="button danger" onClick={onConfirm}>
            {confirm}
          </button>
        </>
      }
    >
      <p>{text}</p>
    </Sheet>
  );
}

export function ResignSheet({ onClose }: { readonly onClose: () => void }) {
  const table = useTable();
  const say = useSay();
  const resign = () => {
    onClose();
    void table.resign();
  };
  return (
    <ConfirmSheet
      title={say(TABLE_WORDS.resign)}
      text={say(TABLE_WORDS.resignAsk)}
      confirm={say(TABLE_WORDS.resign)}
      onConfirm={resign}
      onCancel={onClose}
    />
  );
}
