/** One key. Pressed, it waits for another one; leaving it, or Esc, leaves it as it was. */
import type { KeyboardEvent } from 'react';
import { useSay } from '../app/lang.ts';
import { useSettings } from '../app/settings.ts';
import { keyFor, TABLE_KEYS, type TableKey } from '../table/keys.ts';
import { type NewKey, newKey } from './newKey.ts';
import { SETTINGS_WORDS } from './words.ts';

interface KeyButtonProps {
  readonly name: TableKey;
  /** It is waiting for a key. */
  readonly asked: boolean;
  readonly onAsk: (name: TableKey | undefined) => void;
  readonly onHear: (heard: NewKey) => void;
}

export function KeyButton({ name, asked, onAsk, onHear }: KeyButtonProps) {
  const say = useSay();
  const keys = useSettings((settings) => settings.keys);
  const key = keyFor(name, keys);
  const hear = (event: KeyboardEvent) => {
    if (!asked || event.key === 'Tab') return;
    event.preventDefault();
    event.stopPropagation();
    onHear(newKey(name, event, keys));
  };
  return (
    <button
      type="button"
      className="button"
      aria-pressed={asked}
      onClick={() => onAsk(asked ? undefined : name)}
      onKeyDown={hear}
      onBlur={() => asked && onAsk(undefined)}
    >
      <span className="sr-only">{say(TABLE_KEYS[name].does)}</span>
      {asked ? say(SETTINGS_WORDS.pressKey) : <kbd>{key}</kbd>}
    </button>
  );
}
