/** One request: who has raised what, with which key cards, at what. */
import { type Action, actionsOf, type PositionRequest, type Ruleset } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { Choices } from '../kit/Choices.tsx';
import { seatOf } from './cardPlaces.ts';
import { edit, select } from './editorStore.ts';
import { NumberField, SelectField } from './fields.tsx';
import { actionTitle } from './names.ts';
import { moveRequest, removeRequest, setRequest } from './positionEdits.ts';
import { SEATS } from './positionModel.ts';
import { Tray } from './Tray.tsx';
import { targetsOf } from './targets.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

/** Those that wait on a stage. */
export const stageActions = (rules: Ruleset): readonly Action[] =>
  actionsOf(rules).filter(({ immediate }) => !immediate);

interface RequestProps {
  readonly index: number;
  readonly request: PositionRequest;
  readonly onChange: (request: PositionRequest) => void;
}

export function RequestEditor({ index }: { readonly index: number }) {
  const say = useSay();
  const { position, rules } = useTable();
  const request = position.stage?.[index];
  if (request === undefined) return null;
  const set = (changed: PositionRequest) => edit((now) => setRequest(now, index, changed));
  const action = rules.byId.get(request.action);
  return (
    <>
      <WhatAndWho index={index} request={request} onChange={set} />
      <Target index={index} request={request} onChange={set} />
      {action?.holdsCostTriggers === true && (
        <NumberField
          label={say(EDITOR_WORDS.held)}
          value={request.held ?? 0}
          least={0}
          onChange={(held) => set({ ...request, held })}
        />
      )}
      {(action?.pattern.count !== 0 || request.keys.length > 0) && (
        <>
          <h3 className="edit-title">{say(EDITOR_WORDS.keys)}</h3>
          <Tray to={{ type: 'request', seat: seatOf(request.by), index }} label={say(EDITOR_WORDS.keys)} />
        </>
      )}
      <RequestTools index={index} count={position.stage?.length ?? 0} />
    </>
  );
}

/** Who raises something else has other cards and other targets. */
function WhatAndWho({ request, onChange }: RequestProps) {
  const say = useSay();
  const lang = useLang();
  const { rules } = useTable();
  const known = stageActions(rules).map(({ id, name }) => [id, name[lang]] as const);
  const listed = known.some(([id]) => id === request.action);
  const { target: _, held: __, ...rest } = request;
  return (
    <>
      <Choices
        legend={say(EDITOR_WORDS.by)}
        options={SEATS.map((value) => ({ value, label: value }))}
        value={seatOf(request.by)}
        onChange={(by) => onChange({ ...request, by, keys: [] })}
      />
      <SelectField
        label={say(EDITOR_WORDS.action)}
        value={request.action}
        options={listed ? known : [[request.action, actionTitle(rules, request.action, lang)], ...known]}
        onChange={(action) => onChange({ ...rest, action })}
      />
    </>
  );
}

const LOST = 'lost';

function Target({ index, request, onChange }: RequestProps) {
  const say = useSay();
  const { position, rules } = useTable();
  const targets = targetsOf(rules, position, index);
  const { target, ...rest } = request;
  if (targets === undefined) return null;
  const chosen = target === null ? LOST : (target ?? '');
  const set = (name: string) => onChange(name === '' ? rest : { ...rest, target: name === LOST ? null : name });
  return (
    <SelectField
      label={say(EDITOR_WORDS.target)}
      value={chosen}
      options={[
        ['', say(EDITOR_WORDS.onlyTarget)],
        ...targets.map((name) => [name, name] as const),
        [LOST, say(EDITOR_WORDS.lost)],
      ]}
      onChange={set}
    />
  );
}

function RequestTools({ index, count }: { readonly index: number; readonly count: number }) {
  const say = useSay();
  const { position } = useTable();
  const move = (to: number) => {
    edit((now) => moveRequest(now, index, to));
    select({ type: 'request', seat: seatOf(position.stage?.[index]?.by ?? 'A'), index: to });
  };
  const remove = () => {
    select(undefined);
    edit((now) => removeRequest(now, index));
  };
  return (
    <div className="deck-tools">
      <button
        type="button"
        className="button"
        aria-disabled={index === count - 1}
        onClick={() => index < count - 1 && move(index + 1)}
      >
        {say(EDITOR_WORDS.up)}
      </button>
      <button type="button" className="button" aria-disabled={index === 0} onClick={() => index > 0 && move(index - 1)}>
        {say(EDITOR_WORDS.down)}
      </button>
      <button type="button" className="button danger" onClick={remove}>
        {say(EDITOR_WORDS.remove)}
      </button>
    </div>
  );
}
