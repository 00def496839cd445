/** The table that is being edited, for components. */
import type { Position, Ruleset } from '@blackpoker/engine';
import { useEditor } from './editorStore.ts';
import { rulesOf } from './positionModel.ts';

export function useTable(): { readonly position: Position; readonly rules: Ruleset } {
  const table = useEditor(({ history }) => history.now);
  return { position: table.position, rules: rulesOf(table) };
}
