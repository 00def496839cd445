/** One fog: its effect, its cards, the unit that it changes. */
import type { PositionFog } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import type { Destination } from './cardPlaces.ts';
import { edit, select } from './editorStore.ts';
import { SelectField } from './fields.tsx';
import { removeFog, setFog, unitNames } from './positionEdits.ts';
import { Tray } from './Tray.tsx';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

interface FogEditorProps {
  readonly at: Extract<Destination, { type: 'fog' }>;
}

export function FogEditor({ at }: FogEditorProps) {
  const say = useSay();
  const lang = useLang();
  const { position, rules } = useTable();
  const { seat, index } = at;
  const fog = position[seat].fog?.[index];
  if (fog === undefined) return null;
  const set = (changed: PositionFog) => edit((now) => setFog(now, seat, index, changed));
  const { target, ...rest } = fog;
  const remove = () => {
    select(undefined);
    edit((now) => removeFog(now, seat, index));
  };
  return (
    <>
      <SelectField
        label={say(EDITOR_WORDS.fogEffect)}
        value={fog.effect}
        options={rules.fogs.map(({ id, name }) => [id, name[lang]])}
        onChange={(effect) => set({ ...fog, effect })}
      />
      <SelectField
        label={say(EDITOR_WORDS.target)}
        value={target ?? ''}
        options={[['', say(EDITOR_WORDS.noTarget)], ...unitNames(position).map((name) => [name, name] as const)]}
        onChange={(name) => set(name === '' ? rest : { ...fog, target: name })}
      />
      <Tray to={at} />
      <button type="button" className="button danger" onClick={remove}>
        {say(EDITOR_WORDS.remove)}
      </button>
    </>
  );
}
