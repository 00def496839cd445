/** The bar at the top: which game this is, and the way to everything around it. */

import type { SeriesStanding } from '@blackpoker/host';
import { useLang, useSay } from '../../app/lang.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { regulationTitle } from '../../play/regulationTitle.ts';
import { bottomSeat, fromAbove } from '../state/bottomSeat.ts';
import { useExtras } from '../state/tableExtras.ts';
import { useScoreText } from '../state/useScoreText.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';
import { OnlinePart } from './OnlinePart.tsx';

export function Header() {
  const say = useSay();
  const table = useTable();
  const { end } = useShown();
  const logOpen = useTableState((state) => state.logOpen);
  const { Head } = useExtras();
  const menu = <Tool icon="menu" name={say(TABLE_WORDS.menu)} onUse={() => table.set({ sheet: 'menu' })} />;
  if (Head !== undefined)
    return (
      <>
        <Head />
        {menu}
      </>
    );
  return (
    <>
      <Title />
      <OnlinePart name="Head" />
      {end === undefined && table.host.online === undefined && (
        <Tool icon="hint" name={say(TABLE_WORDS.hint)} onUse={() => void table.askHint()} />
      )}
      {table.host.online === undefined && <SoundSwitch />}
      <Tool
        icon="log"
        className="table-log-button"
        name={say(TABLE_WORDS.log)}
        pressed={logOpen}
        onUse={() => table.set({ logOpen: !logOpen })}
      />
      {menu}
    </>
  );
}

/** A game over the network needs the place for names and clocks: there the switch is in the menu only. */
function SoundSwitch() {
  const say = useSay();
  const sound = useSettings((settings) => settings.sound);
  return (
    <Tool
      icon={sound ? 'sound' : 'silence'}
      name={say(TABLE_WORDS[sound ? 'mute' : 'unmute'])}
      onUse={() => changeSettings({ sound: !sound })}
    />
  );
}

function Title() {
  const lang = useLang();
  const say = useSay();
  const { view, series } = useShown();
  const name = regulationTitle(view.regulation, lang);
  return (
    <div className="table-where">
      <h1 className="table-title">
        <span className="sr-only">{say(TABLE_WORDS.title)} </span>
        {name}
      </h1>
      {series !== undefined && <Score series={series} />}
      <OnlinePart name="Audience" />
    </div>
  );
}

/** In the order and the colours of the two sides. */
function Score({ series }: { readonly series: SeriesStanding }) {
  const [far, near] = fromAbove(series.score, bottomSeat(useShown()));
  const text = useScoreText(series);
  return (
    <span className="table-score" title={text}>
      <span aria-hidden="true">
        <span className="score-opponent">{far}</span>–<span className="score-me">{near}</span>
      </span>
      <span className="sr-only">{text}</span>
    </span>
  );
}

interface ToolProps {
  readonly icon: IconName;
  readonly name: string;
  readonly onUse: () => void;
  readonly pressed?: boolean;
  readonly className?: string;
}

function Tool({ icon, name, onUse, pressed, className = '' }: ToolProps) {
  return (
    <button
      type="button"
      className={`button quiet icon ${className}`}
      aria-label={name}
      aria-pressed={pressed}
      onClick={onUse}
    >
      <Icon name={icon} />
    </button>
  );
}
