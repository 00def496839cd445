/** Anything on a board that can be pointed at: a button with a full name, its marks, and a long press. */
import type { ReactNode } from 'react';
import { CostIcon } from '../kit/CostIcons.tsx';
import { useScene } from './scene.ts';
import { type Mark, type Pointing, type Thing, thingKey } from './things.ts';
import { useLongPress } from './useLongPress.ts';
import './things.css';

interface ThingButtonProps extends Pointing {
  readonly thing: Thing;
  /** All that its picture says, marks included. */
  readonly label: string;
  readonly className: string;
  /** Where it flies from when it is new, and who it is while it moves: see useFlip. */
  readonly flip?: string | undefined;
  readonly flipFrom?: string | undefined;
  /** Lies face down. */
  readonly down?: boolean | undefined;
  /** Attacks: it steps forward when that begins. */
  readonly attacks?: boolean | undefined;
  readonly children: ReactNode;
}

export const markOf = ({ marks }: Pointing, thing: Thing): Mark => marks?.get(thingKey(thing)) ?? {};

const MARK_CLASSES = ['selectable', 'next', 'selected', 'leaving'] as const;

export function markClasses(mark: Mark): string {
  return MARK_CLASSES.filter((name) => mark[name] === true)
    .map((name) => ` is-${name}`)
    .join('');
}

export function ThingButton(props: ThingButtonProps) {
  const { thing, label, className, flip, flipFrom, down, attacks, onPick, onInspect, children } = props;
  const mark = markOf(props, thing);
  const key = thingKey(thing);
  const scene = useScene().marks.get(key);
  const { handlers, wasLong } = useLongPress(onInspect && (() => onInspect(thing)));
  const canChoose = mark.selectable === true || mark.selected === true;
  return (
    <button
      type="button"
      className={`thing ${className}${markClasses(mark)}${scene === undefined ? '' : ` is-${scene.look}`}`}
      data-thing={key}
      data-flip={flip}
      data-flip-from={flipFrom}
      data-down={down || undefined}
      data-attacks={attacks || undefined}
      aria-pressed={canChoose ? mark.selected === true : undefined}
      {...handlers}
      onClick={() => {
        if (!wasLong()) onPick?.(thing);
      }}
    >
      <span className="sr-only">{label}</span>
      <span className="thing-look" aria-hidden="true">
        {children}
        {mark.tag !== undefined && <span className="thing-tag">{mark.tag}</span>}
        {mark.cost !== undefined && (
          <span className="thing-tag">
            <CostIcon letter={mark.cost} />
          </span>
        )}
        {scene?.tag !== undefined && <span className="scene-tag">{scene.tag}</span>}
      </span>
    </button>
  );
}
