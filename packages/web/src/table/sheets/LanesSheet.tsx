/** Blocks: attackers as lanes, with sums and what will happen. */
import { fill, kindName, type Lang, type UnitRef } from '@blackpoker/engine';
import { useLang, useSay } from '../../app/lang.ts';
import { BlockButtons } from '../../board/BlockButtons.tsx';
import { type AvailableUnit, BlockLanes, type LaneUnit, type Lane as LaneView } from '../../board/BlockLanes.tsx';
import { thingKey } from '../../board/things.ts';
import { unitFacts } from '../../board/unitFacts.ts';
import { unitLabel } from '../../board/unitLabel.ts';
import { Icon } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import type { Desk } from '../draft/desk.ts';
import { activeLane } from '../draft/performQuestion.ts';
import { CoachText } from '../parts/CoachLine.tsx';
import { type BlockPlan, blockPlan, type Lane } from '../planning/blocks.ts';
import { laneOutcome, laneSum } from '../prompt/laneText.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { PRIMARY_POINT } from '../state/coachNote.ts';
import { useTable, useTableState } from '../state/useTable.ts';
import { LANE_WORDS, TABLE_WORDS } from '../words.ts';
import { useFirstFocus } from './useFirstFocus.ts';

interface LanesSheetProps {
  readonly desk: Desk;
  readonly prompt: Prompt;
}

export function LanesSheet({ desk, prompt }: LanesSheetProps) {
  useFirstFocus('.pool-unit');
  const table = useTable();
  const say = useSay();
  const lang = useLang();
  const coach = useTableState((state) => state.coach);
  const { world, draft } = desk;
  const plan = blockPlan(world, draft.lanes);
  const active = plan.lanes.findIndex(({ attacker }) => attacker.position === activeLane(world, draft));
  return (
    <Sheet
      title={prompt.title}
      onClose={() => table.act({ type: 'aside', aside: true })}
      lead={coach && <CoachText note={coach} />}
      footer={
        <BlockButtons
          onClear={() => table.act({ type: 'clear' })}
          onTake={() => table.act({ type: 'takeIt' })}
          onConfirm={() => table.act({ type: 'commit', keep: false })}
          next={coach?.points?.includes(PRIMARY_POINT)}
          reason={prompt.primary?.blocked}
        />
      }
    >
      <p className={`lanes-total${plan.loses ? ' is-bad' : ''}`} role="status">
        {say(LANE_WORDS.total, plan.life)}
      </p>
      {coach === undefined && table.host.online === undefined && (
        <button type="button" className="button quiet" onClick={() => void table.askHint()}>
          <Icon name="hint" />
          {say(TABLE_WORDS.hint)}
        </button>
      )}
      <BlockLanes
        lanes={plan.lanes.map((lane) => laneView(desk, plan, lane, lang))}
        active={active}
        onActivate={(index) => table.act({ type: 'lane', attacker: plan.lanes[index]?.attacker.position ?? 0 })}
        available={plan.blockers.map((unit) => ({
          ...available(desk, plan, unit, lang),
          next: coach?.points?.includes(thingKey({ type: 'unit', ...unit })),
        }))}
        onToggle={({ key }) =>
          table.act({ type: 'block', attacker: laneOf(plan, active, Number(key)), position: Number(key) })
        }
      />
    </Sheet>
  );
}

/** A unit that stands in a lane is taken out of it; any other goes to the active one. */
function laneOf({ lanes }: BlockPlan, active: number, position: number): number {
  const standing = lanes.find(({ blockers }) => blockers.some((unit) => unit.position === position));
  return (standing ?? lanes[active])?.attacker.position ?? 0;
}

function unitOf({ world }: Desk, unit: UnitRef, lang: Lang): LaneUnit {
  const { rules } = world.state;
  const facts = unitFacts(rules, world.view, unit);
  if (facts === undefined) throw new Error('bug: a blocker that does not stand on the field');
  const name = kindName(facts.kind, lang);
  return {
    key: String(unit.position),
    cards: facts.cards,
    owner: unit.seat === world.seat ? 'me' : 'opponent',
    label: unitLabel(rules, facts, lang),
    caption: facts.number === undefined ? name : fill(LANE_WORDS.place, lang, { kind: name, n: facts.number }),
    size: facts.size,
  };
}

function available(desk: Desk, { lanes }: BlockPlan, unit: UnitRef, lang: Lang): AvailableUnit {
  const lane = lanes.findIndex(({ blockers }) => blockers.some(({ position }) => position === unit.position));
  return { ...unitOf(desk, unit, lang), lane: lane < 0 ? undefined : lane };
}

function laneView(desk: Desk, plan: BlockPlan, lane: Lane, lang: Lang): LaneView {
  const outcome = laneOutcome(desk.world, plan, lane, lang);
  return {
    attacker: unitOf(desk, lane.attacker, lang),
    blockers: lane.blockers.map((unit) => unitOf(desk, unit, lang)),
    sum: laneSum(desk.world, lane, lang),
    ...outcome,
  };
}
