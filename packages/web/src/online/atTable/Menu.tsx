/** In the menu of the table: what can be proposed to the other player, and how one wants to be told. */
import type { Text } from '@blackpoker/engine';
import type { OfferName, RoomStatus } from '@blackpoker/protocol';
import { useState } from 'react';
import { useSay } from '../../app/lang.ts';
import type { RoomAct } from '../../host/onlineSide.ts';
import { ConfirmSheet } from '../../kit/ConfirmSheet.tsx';
import { Icon, type IconName } from '../../kit/Icon.tsx';
import { canNotify, needsHomeScreen, wantNotices } from '../notices.ts';
import { usePreferences } from '../preferences.ts';
import { type AtTable, ownSeat, useRoom } from './atTable.ts';
import { PlayerPageLink, useOthersWithPage } from './PlayerPages.tsx';
import { Promised } from './Verify.tsx';
import { ANSWER_WORDS, OFFER_WORDS, ROOM_WORDS, TELLING_WORDS } from './words.ts';

const OFFER_ICONS = { draw: 'people', takeback: 'undo', pause: 'pause', openHands: 'search' } as const;
type MenuOffer = keyof typeof OFFER_ICONS;

export function Menu(props: AtTable) {
  const { status } = useRoom(props);
  const isPlaying = ownSeat(props.shown) !== undefined && status.state === 'playing';
  return (
    <>
      {isPlaying && <Proposals {...props} />}
      {useOthersWithPage(props).map((player) => (
        <li key={player.id}>
          <PlayerPageLink player={player} look="button quiet menu-entry" />
        </li>
      ))}
      <li>
        <Promised {...props} />
      </li>
    </>
  );
}

function Proposals(props: AtTable) {
  const { status } = useRoom(props);
  return (
    <>
      {offersNow(status).map((what) => (
        <OfferEntry key={what} {...props} what={what} />
      ))}
      {status.openHands !== undefined && (
        <ActEntry {...props} act="closeHands" icon="close" label={ANSWER_WORDS.closeHands} />
      )}
      {canNotify() && <NotifyEntry {...props} />}
      {needsHomeScreen() && <HomeScreenNote />}
      {mayAbort(props.shown) && <AbortEntry {...props} />}
    </>
  );
}

/** As far as this page knows: early, and not in a series that has begun. */
const mayAbort = ({ view, series }: AtTable['shown']): boolean => view.turns <= 1 && (series?.game ?? 1) === 1;

function offersNow(status: RoomStatus): readonly MenuOffer[] {
  const isWithLevel = status.players.some(({ kind }) => kind === 'level');
  if (isWithLevel) return [];
  return [
    'draw',
    ...(status.terms.rated ? [] : (['takeback'] as const)),
    ...(status.paused || status.clock.left === undefined ? [] : (['pause'] as const)),
    ...(status.openHands === undefined ? (['openHands'] as const) : []),
  ];
}

interface EntryProps {
  readonly icon: IconName;
  readonly label: Text;
  readonly onUse: () => void;
}

function Entry({ icon, label, onUse }: EntryProps) {
  const say = useSay();
  return (
    <li>
      <button type="button" className="button quiet menu-entry" onClick={onUse}>
        <Icon name={icon} />
        {say(label)}
      </button>
    </li>
  );
}

function OfferEntry({ what, online, notify, close }: AtTable & { readonly what: MenuOffer & OfferName }) {
  const use = () => {
    close();
    void online.offer(what).then((why) => why !== undefined && notify(why));
  };
  return <Entry icon={OFFER_ICONS[what]} label={OFFER_WORDS[what].make} onUse={use} />;
}

interface ActEntryProps extends AtTable {
  readonly act: RoomAct;
  readonly icon: IconName;
  readonly label: Text;
}

function ActEntry({ act, icon, label, online, notify, close }: ActEntryProps) {
  const use = () => {
    close();
    void online.act(act).then((why) => why !== undefined && notify(why));
  };
  return <Entry icon={icon} label={label} onUse={use} />;
}

function AbortEntry({ online, notify, close }: AtTable) {
  const say = useSay();
  const [isAsking, setAsking] = useState(false);
  const abort = () => {
    close();
    void online.act('abort').then((why) => why !== undefined && notify(why));
  };
  return (
    <>
      <Entry icon="close" label={ROOM_WORDS.abort} onUse={() => setAsking(true)} />
      {isAsking && (
        <li>
          <ConfirmSheet
            title={say(ROOM_WORDS.abort)}
            text={say(ROOM_WORDS.abortAsk)}
            confirm={say(ROOM_WORDS.abortNow)}
            onConfirm={abort}
            onCancel={() => setAsking(false)}
          />
        </li>
      )}
    </>
  );
}

function NotifyEntry({ notify, close }: AtTable) {
  const isOn = usePreferences((preferences) => preferences.notify);
  const use = async () => {
    close();
    notify(TELLING_WORDS[await wantNotices(!isOn)]);
  };
  return <Entry icon="bolt" label={isOn ? ROOM_WORDS.notifyOff : ROOM_WORDS.notify} onUse={() => void use()} />;
}

function HomeScreenNote() {
  const say = useSay();
  return (
    <li>
      <p className="sheet-note">{say(ROOM_WORDS.notifyHome)}</p>
    </li>
  );
}
