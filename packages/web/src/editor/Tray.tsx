/** All cards of a player: those that lie here are pressed, those that lie elsewhere say where. A tap brings a card here, or takes it off. */
import { cardCode } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CardPicker } from '../decks/CardPicker.tsx';
import { cardsAt, type Destination, placesOf, toggleAt } from './cardPlaces.ts';
import { edit } from './editorStore.ts';
import { zoneTag, zoneTitle } from './names.ts';
import { useTable } from './useTable.ts';
import { EDITOR_WORDS } from './words.ts';

interface TrayProps {
  readonly to: Destination;
  readonly label?: string;
  readonly offered?: (face: number) => boolean;
}

export function Tray({ to, label, offered }: TrayProps) {
  const say = useSay();
  const lang = useLang();
  const { position } = useTable();
  const here = cardsAt(position, to);
  const places = placesOf(position, to.seat);
  const stateOf = (face: number) => {
    const code = cardCode(face);
    const zone = places.get(code);
    if (here.includes(code) || zone === undefined) return { pressed: here.includes(code) };
    const note = say(EDITOR_WORDS.elsewhere, { zone: zoneTitle(zone, lang) });
    return { pressed: false, tag: zoneTag(zone, lang), note };
  };
  return (
    <CardPicker
      label={label ?? say(EDITOR_WORDS.pickCards)}
      stateOf={stateOf}
      offered={offered}
      onPick={(face) => edit((now) => toggleAt(now, to, cardCode(face)))}
    />
  );
}
