/** What plays differently between two editions. */
import {
  difference,
  EDITIONS,
  type Edition,
  type EntryChange,
  type FlowChange,
  type Format,
  fieldName,
  fieldValue,
  isEdition,
  isSame,
  plainRuleset,
  sentence,
  type Text,
} from '@blackpoker/engine';
import { useId, useMemo, useState } from 'react';
import { useLang, useSay } from '../app/lang.ts';
import { EntryName } from './EntryName.tsx';
import { Fact, Facts } from './Facts.tsx';
import { Part } from './Part.tsx';
import { RULES_WORDS } from './words.ts';

/** Where nothing else is chosen: the edition that was played before, without early printings. */
const before = (edition: Edition): Edition => (edition === '8.0' ? '7.0' : '6.1');

export function Changes({ edition, format }: { readonly edition: Edition; readonly format: Format }) {
  const say = useSay();
  const [from, setFrom] = useState<Edition>(before(edition));
  const [to, setTo] = useState<Edition>(edition);
  const found = useMemo(() => difference(plainRuleset(from, format), plainRuleset(to, format)), [from, to, format]);
  return (
    <Part section="changes">
      <div className="rules-choose">
        <EditionSelect label={say(RULES_WORDS.fromEdition)} value={from} onChange={setFrom} />
        <EditionSelect label={say(RULES_WORDS.toEdition)} value={to} onChange={setTo} />
      </div>
      {isSame(found) && <p>{say(RULES_WORDS.same)}</p>}
      <ChangeGroup title={RULES_WORDS.flow} count={found.flow.length}>
        {found.flow.map((change) => (
          <FlowEntry key={change.id} change={change} />
        ))}
      </ChangeGroup>
      <EntryChanges title={RULES_WORDS.actions} changes={found.actions} />
      <EntryChanges title={RULES_WORDS.characters} changes={found.characters} />
      <EntryChanges title={RULES_WORDS.fogs} changes={found.fogs} />
    </Part>
  );
}

interface EditionSelectProps {
  readonly label: string;
  readonly value: Edition;
  readonly onChange: (edition: Edition) => void;
}

function EditionSelect({ label, value, onChange }: EditionSelectProps) {
  const id = useId();
  return (
    <div className="rules-field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        value={value}
        onChange={({ currentTarget }) => isEdition(currentTarget.value) && onChange(currentTarget.value)}
      >
        {EDITIONS.map((edition) => (
          <option key={edition}>{edition}</option>
        ))}
      </select>
    </div>
  );
}

interface ChangeGroupProps {
  readonly title: Text;
  readonly count: number;
  readonly children: React.ReactNode;
}

function ChangeGroup({ title, count, children }: ChangeGroupProps) {
  const say = useSay();
  if (count === 0) return null;
  return (
    <>
      <h3>
        {say(title)}
        <span className="rules-count"> {count}</span>
      </h3>
      {children}
    </>
  );
}

function EntryChanges({ title, changes }: { readonly title: Text; readonly changes: readonly EntryChange[] }) {
  return (
    <ChangeGroup title={title} count={changes.length}>
      {changes.map((change) => (
        <ChangedEntry key={change.id} change={change} />
      ))}
    </ChangeGroup>
  );
}

function ChangedEntry({ change: { name, only, fields, removed, added } }: { readonly change: EntryChange }) {
  const lang = useLang();
  const say = useSay();
  return (
    <div className="rules-entry">
      <h4>
        <EntryName name={name} />
      </h4>
      {only !== undefined && (
        <p className="rules-tags">
          <span className="rules-tag">{say(RULES_WORDS.onlyIn, { edition: only })}</span>
        </p>
      )}
      <Facts>
        {fields.map(({ field, from, to }) => (
          <Fact key={field} label={sentence(fieldName(field, lang))}>
            {`${fieldValue(field, from, lang)} → ${fieldValue(field, to, lang)}`}
          </Fact>
        ))}
      </Facts>
      <Sentences removed={removed} added={added} />
    </div>
  );
}

const FlowEntry = ({ change: { from, to } }: { readonly change: FlowChange }) => (
  <div className="rules-entry">
    <Sentences removed={[from]} added={[to]} />
  </div>
);

/** A minus or plus says which is which, and so does a hidden word. */
function Sentences({ removed, added }: { readonly removed: readonly Text[]; readonly added: readonly Text[] }) {
  const lang = useLang();
  const say = useSay();
  const line = (text: Text, Tag: 'del' | 'ins', word: Text) => (
    <p key={`${Tag}${text.en}`}>
      <span className="sr-only">{say(word)}: </span>
      <Tag>{text[lang]}</Tag>
    </p>
  );
  return (
    <div className="rules-sentences">
      {removed.map((text) => line(text, 'del', RULES_WORDS.gone))}
      {added.map((text) => line(text, 'ins', RULES_WORDS.now))}
    </div>
  );
}
