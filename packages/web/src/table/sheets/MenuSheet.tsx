/** What else there is: help, rules, settings, the way out. */

import { cardCode, SPECTATOR } from '@blackpoker/engine';
import type { GameUpdate } from '@blackpoker/host';
import { Link } from 'wouter';
import { useSay } from '../../app/lang.ts';
import { ONLINE_GAME } from '../../app/pages.ts';
import { changeSettings, useSettings } from '../../app/settings.ts';
import type { GameHost } from '../../host/gameHost.ts';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { Sheet } from '../../kit/Sheet.tsx';
import { OnlinePart } from '../parts/OnlinePart.tsx';
import { canBeCoached } from '../state/useCoach.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { TABLE_WORDS } from '../words.ts';

export function MenuSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const textMode = useSettings((settings) => settings.textMode);
  const shown = useShown();
  const switchMode = () => {
    changeSettings({ textMode: !textMode });
    onClose();
  };
  const sound = useSettings((settings) => settings.sound);
  const coached = useTableState((state) => state.coached);
  const switchCoach = () => {
    changeSettings({ coach: coached ? 'off' : 'on' });
    onClose();
  };
  const met = useTableState((state) => state.met);
  const { actions, lesson } = table.host.setup;
  const hasMore = actions !== undefined && lesson === undefined && met !== 'all';
  const offerAll = () => {
    table.set({ met: 'all' });
    onClose();
  };
  return (
    <Sheet title={say(TABLE_WORDS.menu)} onClose={onClose}>
      <ul className="menu-list">
        <Entry icon="learn" label={say(TABLE_WORDS.help)} onUse={() => table.set({ sheet: 'help' })} />
        <LinkEntry icon="book" label={say(TABLE_WORDS.rules)} href={rulesAddress(table.host, shown)} />
        <Entry icon="settings" label={say(TABLE_WORDS.settings)} onUse={() => table.set({ sheet: 'settings' })} />
        <Entry
          icon={sound ? 'sound' : 'silence'}
          label={say(TABLE_WORDS[sound ? 'mute' : 'unmute'])}
          onUse={() => changeSettings({ sound: !sound })}
        />
        <Entry icon="log" label={say(TABLE_WORDS[textMode ? 'boardMode' : 'textMode'])} onUse={switchMode} />
        {hasMore && <Entry icon="check" label={say(TABLE_WORDS.offerAll)} onUse={offerAll} />}
        {canBeCoached(table.host) && shown.end === undefined && (
          <Entry icon="learn" label={say(TABLE_WORDS[coached ? 'coachOff' : 'coachOn'])} onUse={switchCoach} />
        )}
        <LinkEntry icon="back" label={say(TABLE_WORDS.home)} href="/" />
        <OnlinePart name="Menu" />
        {shown.end === undefined && shown.viewer !== SPECTATOR && shown.lesson === undefined && (
          <Entry icon="close" label={say(TABLE_WORDS.resign)} danger onUse={() => table.set({ sheet: 'resign' })} />
        )}
      </ul>
    </Sheet>
  );
}

/** The rules of this game, with the own hand to look up what it can do. */
function rulesAddress({ id, online }: GameHost, { view, viewer }: GameUpdate): string {
  const [edition, format] = view.regulation.split('/');
  const side = viewer > 1 ? undefined : view.seats[viewer === 0 ? 0 : 1];
  const query = new URLSearchParams({
    ...(side !== undefined && { hand: side.hand.cards.map(cardCode).join('.') }),
    ...(side?.rare !== undefined && { rare: '1' }),
    game: online === undefined ? id : `${ONLINE_GAME}${id}`,
  });
  return `/rules/${edition}/${format}?${query}`;
}

interface EntryProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onUse: () => void;
  readonly danger?: boolean;
}

function Entry({ icon, label, onUse, danger = false }: EntryProps) {
  return (
    <li>
      <button type="button" className={`button quiet menu-entry${danger ? ' danger' : ''}`} onClick={onUse}>
        <Icon name={icon} />
        {label}
      </button>
    </li>
  );
}

function LinkEntry({ icon, label, href }: { readonly icon: IconName; readonly label: string; readonly href: string }) {
  return (
    <li>
      <Link href={href} className="button quiet menu-entry">
        <Icon name={icon} />
        {label}
      </Link>
    </li>
  );
}
