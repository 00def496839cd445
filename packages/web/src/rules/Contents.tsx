/** The sections of the book and how many entries each shows. */
import { sentence, typeName } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { anchor, SECTIONS, type Section } from './rulesBook.ts';
import type { Findings } from './searchBook.ts';
import { RULES_WORDS } from './words.ts';

interface ContentsProps {
  readonly counts: Readonly<Record<Section, number>>;
  readonly groups: Findings['groups'];
  readonly onGo?: () => void;
}

export function Contents({ counts, groups, onGo }: ContentsProps) {
  const say = useSay();
  const lang = useLang();
  return (
    <nav className="rules-contents" aria-label={say(RULES_WORDS.contents)}>
      <ul>
        {SECTIONS.filter((section) => counts[section] > 0).map((section) => (
          <li key={section}>
            <a href={`#${section}`} onClick={onGo}>
              {say(RULES_WORDS[section])}
              {section !== 'changes' && <span className="rules-count">{counts[section]}</span>}
            </a>
            {section === 'actions' && (
              <ul>
                {groups.map(({ type, actions }) => (
                  <li key={type}>
                    <a href={`#${anchor.type(type)}`} onClick={onGo}>
                      {sentence(typeName(type, lang))}
                      <span className="rules-count">{actions.length}</span>
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
