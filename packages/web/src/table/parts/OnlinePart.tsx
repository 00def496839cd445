/** What a game over the network adds to the table; loaded only for such a game. */
import { type ComponentType, lazy, Suspense } from 'react';
import type { AtTable } from '../../online/atTable/atTable.ts';
import { useShown, useTable } from '../state/useTable.ts';

const PART_NAMES = ['Head', 'Hold', 'Layer', 'Menu', 'Result', 'Watching'] as const;
type PartName = (typeof PART_NAMES)[number];

const part = (name: PartName): ComponentType<AtTable> =>
  lazy(() => import('../../online/atTable/parts.ts').then((parts) => ({ default: parts[name] })));

const PARTS = Object.fromEntries(PART_NAMES.map((name) => [name, part(name)])) as Record<
  PartName,
  ComponentType<AtTable>
>;

export function OnlinePart({ name }: { readonly name: PartName }) {
  const table = useTable();
  const shown = useShown();
  const { online, id } = table.host;
  if (online === undefined) return null;
  const Part = PARTS[name];
  return (
    <Suspense fallback={null}>
      <Part
        game={id}
        online={online}
        shown={shown}
        notify={table.notify}
        close={() => table.set({ sheet: undefined })}
      />
    </Suspense>
  );
}
