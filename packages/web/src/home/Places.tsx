/** Where else one can go. Lessons will stand behind the last of them; until then it tells the game in a minute. */
import type { Text } from '@blackpoker/engine';
import { useState } from 'react';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { FirstSteps } from '../kit/FirstSteps.tsx';
import { FIRST_STEPS_WORDS } from '../kit/firstStepsWords.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { Sheet } from '../kit/Sheet.tsx';
import { HOME_WORDS } from './words.ts';

interface Place {
  readonly href: string;
  readonly icon: IconName;
  readonly name: Text;
  readonly note: Text;
}

const PLACES: readonly Place[] = [
  { href: '/rules', icon: 'book', name: HOME_WORDS.rules, note: HOME_WORDS.rulesNote },
  { href: '/r', icon: 'replay', name: HOME_WORDS.replays, note: HOME_WORDS.replaysNote },
  { href: '/decks', icon: 'deck', name: HOME_WORDS.decks, note: HOME_WORDS.decksNote },
  { href: '/editor', icon: 'board', name: HOME_WORDS.editor, note: HOME_WORDS.editorNote },
  { href: '/settings', icon: 'settings', name: HOME_WORDS.settings, note: HOME_WORDS.settingsNote },
];

export function Places() {
  const say = useSay();
  return (
    <nav aria-label={say(HOME_WORDS.places)}>
      <ul className="home-places">
        {PLACES.map((place) => (
          <li key={place.href}>
            <PlaceLink place={place} />
          </li>
        ))}
        <Lessons />
      </ul>
    </nav>
  );
}

function PlaceLink({ place: { href, icon, name, note } }: { readonly place: Place }) {
  const say = useSay();
  return (
    <Link href={href} className="home-place">
      <Icon name={icon} />
      <span className="home-place-name">{say(name)}</span>
      <span className="home-place-note">{say(note)}</span>
    </Link>
  );
}

function Lessons() {
  const say = useSay();
  const [isOpen, setOpen] = useState(false);
  return (
    <li>
      <button type="button" className="home-place" onClick={() => setOpen(true)}>
        <Icon name="learn" />
        <span className="home-place-name">{say(HOME_WORDS.lessons)}</span>
        <span className="home-place-note">{say(FIRST_STEPS_WORDS.title)}</span>
      </button>
      {isOpen && (
        <Sheet title={say(FIRST_STEPS_WORDS.title)} onClose={() => setOpen(false)}>
          <FirstSteps />
          <Link href="/rules" className="button">
            {say(FIRST_STEPS_WORDS.more)}
          </Link>
        </Sheet>
      )}
    </li>
  );
}
