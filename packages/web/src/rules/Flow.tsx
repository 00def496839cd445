/** How a game runs: the chapters of the flow, with the numbers of the print. */
import { CORE_FLOW_CHAINS, type FlowChapter, type Ruleset } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CopyLink } from './CopyLink.tsx';
import { Part } from './Part.tsx';
import { anchor } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

interface FlowProps {
  readonly rules: Ruleset;
  readonly chapters: readonly FlowChapter[];
  readonly chains: boolean;
}

export function Flow({ rules, chapters, chains }: FlowProps) {
  const say = useSay();
  return (
    <Part section="flow">
      {chapters.map((chapter) => (
        <Chapter key={chapter.id} chapter={chapter} />
      ))}
      {chains && (
        <div className="rules-entry">
          <h3>{say(RULES_WORDS.chains)}</h3>
          <Chains rules={rules} />
        </div>
      )}
    </Part>
  );
}

function Chapter({ chapter: { id, title, steps } }: { readonly chapter: FlowChapter }) {
  const lang = useLang();
  return (
    <article id={anchor.flow(id)} tabIndex={-1} className="rules-entry" aria-labelledby={`${anchor.flow(id)}-name`}>
      <header className="rules-entry-head">
        <h3 id={`${anchor.flow(id)}-name`}>{title[lang]}</h3>
        <CopyLink anchor={anchor.flow(id)} name={title[lang]} />
      </header>
      <ul className="rules-steps">
        {steps.map(({ number, text }) => (
          <li key={text.en}>
            <span className="rules-step-number">{number === '' ? '·' : number}</span>
            <span>{text[lang]}</span>
          </li>
        ))}
      </ul>
    </article>
  );
}

export function Chains({ rules }: { readonly rules: Ruleset }) {
  const lang = useLang();
  return (
    <ul className="rules-chains">
      {CORE_FLOW_CHAINS.map((ids) => (
        <li key={ids[0]}>{ids.map((id) => rules.byId.get(id)?.name[lang]).join(' → ')}</li>
      ))}
    </ul>
  );
}
