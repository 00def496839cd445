/** What a game over the network adds to the table; loaded only for such a game. Once it is there, nothing comes later than the rest. */
import { type ComponentType, useSyncExternalStore } from 'react';
import type { AtTable } from '../../online/atTable/atTable.ts';
import { playIfWanted } from '../sound/useSound.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';

type Parts = typeof import('../../online/atTable/parts.ts');
type PartName = keyof Parts;

let loaded: Parts | undefined;
let loading: Promise<void> | undefined;

/** Calls back when the parts are there. A part that cannot be loaded is asked for again by the next who needs it. */
function whenLoaded(tell: () => void): () => void {
  loading ??= import('../../online/atTable/parts.ts').then(
    (parts) => {
      loaded = parts;
    },
    () => {
      loading = undefined;
    },
  );
  let isWanted = true;
  void loading.then(() => isWanted && tell());
  return () => {
    isWanted = false;
  };
}

const NOT_NEEDED = () => () => {};

export function OnlinePart({ name }: { readonly name: PartName }) {
  const table = useTable();
  const shown = useShown();
  const isResultOpen = useTableState(({ sheet }) => sheet === 'result');
  const { online, id } = table.host;
  const parts = useSyncExternalStore(online === undefined ? NOT_NEEDED : whenLoaded, () => loaded);
  if (online === undefined || parts === undefined) return null;
  const Part: ComponentType<AtTable> = parts[name];
  return (
    <Part
      game={id}
      online={online}
      shown={shown}
      isResultOpen={isResultOpen}
      notify={table.notify}
      play={playIfWanted}
      close={() => table.set({ sheet: undefined })}
    />
  );
}
