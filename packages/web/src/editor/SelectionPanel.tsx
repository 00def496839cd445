/** What is open for editing: beside the table where there is room, else in a sheet over it. */
import type { Position } from '@blackpoker/engine';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { Sheet } from '../kit/Sheet.tsx';
import type { Destination } from './cardPlaces.ts';
import { select, useEditor } from './editorStore.ts';
import { FogEditor } from './FogEditor.tsx';
import { selectionTitle } from './names.ts';
import { PileEditor } from './PileEditor.tsx';
import { RequestEditor } from './RequestEditor.tsx';
import { RowEditor } from './RowEditor.tsx';
import { UnitEditor } from './UnitEditor.tsx';
import { useTable } from './useTable.ts';
import { useWide } from './useWide.ts';
import { EDITOR_WORDS } from './words.ts';

export function SelectionPanel() {
  const say = useSay();
  const lang = useLang();
  const { position, rules } = useTable();
  const asked = useEditor(({ selected }) => selected);
  const selected = asked !== undefined && isThere(position, asked) ? asked : undefined;
  const isWide = useWide();
  const close = () => select(undefined);
  if (selected === undefined)
    return isWide ? <p className="deck-panel deck-note">{say(EDITOR_WORDS.panelHint)}</p> : null;
  const title = selectionTitle(rules, position, selected, lang);
  const content = (
    <Editing key={selected.type === 'pile' ? `${selected.seat} ${selected.pile}` : selected.type} at={selected} />
  );
  if (isWide) return <BesideTable title={title}>{content}</BesideTable>;
  return (
    <Sheet title={title} onClose={close} footer={<DoneButton onClick={close} />}>
      {content}
    </Sheet>
  );
}

interface BesideTableProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** Takes the focus when something is opened; Esc closes it and gives the focus back. */
function BesideTable({ title, children }: BesideTableProps) {
  const panel = useRef<HTMLElement>(null);
  const opener = useRef<Element>(null);
  const opened = useEditor(({ selected }) => selected);
  // biome-ignore lint/correctness/useExhaustiveDependencies: whatever is opened, the panel takes the focus
  useEffect(() => {
    if (panel.current?.contains(document.activeElement) === true) return;
    opener.current = document.activeElement;
    panel.current?.focus({ preventScroll: true });
  }, [opened]);
  const close = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    select(undefined);
    if (opener.current instanceof HTMLElement) opener.current.focus();
  };
  return (
    <section
      ref={panel}
      className="deck-panel edit-selection"
      aria-labelledby="edit-selection"
      tabIndex={-1}
      onKeyDown={close}
    >
      <h2 id="edit-selection">{title}</h2>
      {children}
    </section>
  );
}

/** A unit may have gone since it was opened. */
function isThere(position: Position, at: Destination): boolean {
  if (at.type === 'unit') return position[at.seat].field[at.index] !== undefined;
  if (at.type === 'fog') return position[at.seat].fog?.[at.index] !== undefined;
  return at.type !== 'request' || position.stage?.[at.index] !== undefined;
}

function Editing({ at }: { readonly at: Destination }) {
  switch (at.type) {
    case 'pile':
      return <PileEditor at={at} />;
    case 'row':
      return <RowEditor at={at} />;
    case 'unit':
      return <UnitEditor at={at} />;
    case 'fog':
      return <FogEditor at={at} />;
    case 'request':
      return <RequestEditor index={at.index} />;
  }
}

function DoneButton({ onClick }: { readonly onClick: () => void }) {
  const say = useSay();
  return (
    <button type="button" className="button primary" onClick={onClick}>
      {say(EDITOR_WORDS.done)}
    </button>
  );
}
