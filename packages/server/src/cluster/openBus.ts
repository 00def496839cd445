import type { Store } from '../store/store.ts';
import { type Bus, SILENT_BUS } from './bus.ts';
import { PostgresBus } from './postgresBus.ts';

/** How the nodes on this database tell each other; with SQLite there is one node, and nobody to tell. */
export function openBus({ postgres }: Store): Bus {
  return postgres === undefined ? SILENT_BUS : new PostgresBus(postgres);
}
