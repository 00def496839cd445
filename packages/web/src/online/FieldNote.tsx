interface FieldNoteProps {
  readonly id: string;
  readonly text: string;
  /** Said at once to those who listen. */
  readonly isWrong: boolean;
}

/** Below a field: what it is for, or what is wrong with what is in it. */
export function FieldNote({ id, text, isWrong }: FieldNoteProps) {
  if (!isWrong)
    return (
      <p id={id} className="online-note">
        {text}
      </p>
    );
  return (
    <p key="wrong" id={id} className="online-wrong" role="alert">
      {text}
    </p>
  );
}
