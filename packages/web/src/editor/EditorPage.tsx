/** Set up any board, check it, share it, play it: /editor, or /editor#CODE for one that somebody has shared. */
import { useLayoutEffect } from 'react';
import { useSay } from '../app/lang.ts';
import { Icon } from '../kit/Icon.tsx';
import { Page } from '../kit/Page.tsx';
import { CheckPanel } from './CheckPanel.tsx';
import { EditorDock } from './EditorDock.tsx';
import { redo, undo, useEditor } from './editorStore.ts';
import { FlowPanel } from './FlowPanel.tsx';
import { SeatPanel } from './SeatPanel.tsx';
import { SelectionPanel } from './SelectionPanel.tsx';
import { StagePanel } from './StagePanel.tsx';
import { TablePanel } from './TablePanel.tsx';
import { TextPanel } from './TextPanel.tsx';
import { useSharedTable } from './useSharedTable.ts';
import { EDITOR_WORDS } from './words.ts';
import '../decks/picker.css';
import './editor.css';

export default function EditorPage() {
  const say = useSay();
  const linkError = useSharedTable();
  useUndoKeys();
  return (
    <Page title={say(EDITOR_WORDS.title)} tools={<UndoButtons />}>
      {linkError !== undefined && (
        <p className="deck-wrong" role="alert">
          {say(EDITOR_WORDS.badLink, { problem: linkError })}
        </p>
      )}
      <div className="edit-page">
        <div className="edit-table">
          <TablePanel />
          <SeatPanel seat="B" />
          <StagePanel />
          <SeatPanel seat="A" />
          <FlowPanel />
        </div>
        <div className="edit-side">
          <SelectionPanel />
          <CheckPanel />
          <TextPanel />
        </div>
      </div>
      <EditorDock />
    </Page>
  );
}

function UndoButtons() {
  const say = useSay();
  const { past, future } = useEditor(({ history }) => history);
  return (
    <>
      <button type="button" className="button quiet icon" aria-disabled={past.length === 0} onClick={undo}>
        <Icon name="undo" />
        <span className="sr-only">{say(EDITOR_WORDS.undo)}</span>
      </button>
      <button type="button" className="button quiet icon edit-redo" aria-disabled={future.length === 0} onClick={redo}>
        <Icon name="undo" />
        <span className="sr-only">{say(EDITOR_WORDS.redo)}</span>
      </button>
    </>
  );
}

/** Ctrl or ⌘ with Z and Y, except where text is written: there they belong to the text. */
function useUndoKeys(): void {
  useLayoutEffect(() => {
    const listener = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      const isOurs = (event.ctrlKey || event.metaKey) && (key === 'z' || key === 'y') && !isWriting(event.target);
      if (!isOurs) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) redo();
      else undo();
    };
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, []);
}

const isWriting = (target: EventTarget | null): boolean =>
  target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement;
