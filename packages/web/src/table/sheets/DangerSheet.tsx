/** A second word before something that would cost the game. */
import { useSay } from '../../app/lang.ts';
import { ConfirmSheet } from '../../kit/ConfirmSheet.tsx';
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
