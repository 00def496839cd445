/** The lines of what has just happened, in the person's language. */
import { useLang } from '../../app/lang.ts';
import { rulesFor } from '../state/rulesFor.ts';
import { usePlayerNames } from '../state/useSeatName.ts';
import { useShown, useTableState } from '../state/useTable.ts';
import { lineText, type Speaker } from './line.ts';

function useSpeaker(): Speaker {
  const { view, viewer } = useShown();
  return { lang: useLang(), rules: rulesFor(view), viewer, names: usePlayerNames() };
}

/** Undefined: nothing has happened since the person was asked last. */
export function useLatestLine(): string | undefined {
  const speaker = useSpeaker();
  const line = useTableState(({ playing }) => playing.line);
  return line && lineText(line, speaker);
}

/** What is new with what is shown now, the latest last. */
export function useLines(): readonly string[] {
  const speaker = useSpeaker();
  const lines = useTableState(({ playing }) => playing.lines);
  return lines.map((line) => lineText(line, speaker));
}
