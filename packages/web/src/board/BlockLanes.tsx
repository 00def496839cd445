/** Blocks as lanes: each attacker with those who stand against it, what they add up to, and what will happen. */
import { fill } from '@blackpoker/engine';
import { useEffect, useId, useRef } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { SignText } from '../kit/SignText.tsx';
import { LanePicture, type LaneUnit } from './LanePicture.tsx';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './pieces.css';

export type { LaneUnit } from './LanePicture.tsx';

export interface Lane {
  readonly attacker: LaneUnit;
  readonly blockers: readonly LaneUnit[];
  /** "13 対 6＋8＝14". */
  readonly sum: string;
  /** What will happen: "アタッカーを倒す". */
  readonly outcome: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

export interface AvailableUnit extends LaneUnit {
  /** Index of the lane that it stands in. */
  readonly lane?: number | undefined;
  /** The coach speaks of it. */
  readonly next?: boolean | undefined;
  /** It cannot be placed in the active lane, and why. */
  readonly reason?: string | undefined;
}

export interface BlockLanesProps {
  readonly lanes: readonly Lane[];
  /** Index of the lane that a tapped blocker goes to. */
  readonly active: number;
  readonly onActivate: (lane: number) => void;
  readonly available: readonly AvailableUnit[];
  /** A tap on a blocker: into the active lane, or out of the one where it stands. */
  readonly onToggle: (unit: LaneUnit) => void;
}

export function BlockLanes(props: BlockLanesProps) {
  const { lanes, available } = props;
  const say = useSay();
  return (
    <div className="lanes">
      <ol className="lanes-list">
        {lanes.map((lane, i) => (
          <LaneRow key={lane.attacker.key} {...props} lane={lane} index={i} />
        ))}
      </ol>
      <div className="lanes-dock">
        <h3 className="lanes-title">{say(BOARD_WORDS[available.length === 0 ? 'availableNone' : 'available'])}</h3>
        <Zone label={say(BOARD_WORDS.available)} className="lanes-pool" zone="blockers">
          {available.map((unit) => (
            <PoolUnit key={unit.key} unit={unit} onToggle={props.onToggle} />
          ))}
        </Zone>
      </div>
    </div>
  );
}

/** The active lane is scrolled into sight. */
function useShown(on: boolean) {
  const ref = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (!on) return undefined;
    const frame = requestAnimationFrame(() => ref.current?.scrollIntoView({ block: 'nearest' }));
    return () => cancelAnimationFrame(frame);
  }, [on]);
  return ref;
}

interface LaneRowProps extends BlockLanesProps {
  readonly lane: Lane;
  readonly index: number;
}

function LaneRow({ lane, index, active, onActivate, onToggle }: LaneRowProps) {
  const lang = useLang();
  const on = index === active;
  const ref = useShown(on);
  const name = fill(BOARD_WORDS.lane, lang, { n: index + 1, unit: lane.attacker.label });
  return (
    <li ref={ref} className={`lane${on ? ' is-active' : ''}`}>
      <div className="lane-units">
        <button type="button" className="lane-attacker" aria-pressed={on} onClick={() => onActivate(index)}>
          <span className="sr-only">{name}</span>
          <LanePicture unit={lane.attacker} />
          <span className="unit-attacker" aria-hidden="true">
            {index + 1}
          </span>
        </button>
        <LaneBlockers lane={lane} on={on} onToggle={onToggle} onActivate={() => onActivate(index)} />
      </div>
      <p className="lane-words">
        <span>
          <SignText text={lane.sum} />
        </span>
        <span className={`lane-outcome lane-${lane.tone}`}>
          <SignText text={lane.outcome} />
        </span>
      </p>
    </li>
  );
}

interface LaneBlockersProps {
  readonly lane: Lane;
  readonly on: boolean;
  readonly onToggle: (unit: LaneUnit) => void;
  readonly onActivate: () => void;
}

function LaneBlockers({ lane, on, onToggle, onActivate }: LaneBlockersProps) {
  const say = useSay();
  if (lane.blockers.length === 0)
    return (
      <button type="button" className="lane-empty" tabIndex={-1} onClick={onActivate}>
        {say(BOARD_WORDS[on ? 'laneActive' : 'laneEmpty'])}
      </button>
    );
  return lane.blockers.map((unit) => (
    <button key={unit.key} type="button" className="lane-blocker" onClick={() => onToggle(unit)}>
      <span className="sr-only">{say(BOARD_WORDS.laneRemove, { unit: unit.label })}</span>
      <LanePicture unit={unit} />
    </button>
  ));
}

function PoolUnit({ unit, onToggle }: { readonly unit: AvailableUnit; readonly onToggle: (unit: LaneUnit) => void }) {
  const say = useSay();
  const reasonId = useId();
  const { lane, next = false, reason } = unit;
  const placed = lane === undefined ? [] : [say(BOARD_WORDS.assigned, { n: lane + 1 })];
  const pointed = next ? [say(BOARD_WORDS.next)] : [];
  return (
    <button
      type="button"
      data-rove=""
      className={`pool-unit${next ? ' is-next' : ''}`}
      aria-pressed={lane !== undefined}
      aria-disabled={reason !== undefined || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
      onClick={() => reason === undefined && onToggle(unit)}
    >
      <span className="sr-only">{[unit.label, ...placed, ...pointed].join(say(BOARD_WORDS.comma))}</span>
      <LanePicture unit={unit} />
      <span className="pool-caption" aria-hidden="true">
        <SignText text={unit.caption} />
      </span>
      {reason !== undefined && (
        <span id={reasonId} className="pool-reason" aria-hidden="true">
          {reason}
        </span>
      )}
    </button>
  );
}
