/** Where else one can go. */
import type { Text } from '@blackpoker/engine';
import { Link } from 'wouter';
import { useSay } from '../app/lang.ts';
import { Icon, type IconName } from '../kit/Icon.tsx';
import { HOME_WORDS } from './words.ts';

interface Place {
  readonly href: string;
  readonly icon: IconName;
  readonly name: Text;
  readonly note: Text;
}

const PLACES: readonly Place[] = [
  { href: '/learn', icon: 'learn', name: HOME_WORDS.lessons, note: HOME_WORDS.lessonsNote },
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
