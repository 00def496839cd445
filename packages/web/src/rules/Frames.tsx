/** Frames and options: decks, set-up and the actions that they add. */
import { actionsOf, cardSign, type Ruleset, ruleset, type Text } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { Fact } from './Facts.tsx';
import { Entry } from './Lists.tsx';
import { Part } from './Part.tsx';
import { anchor, type FrameEntry, type OptionEntry, type RulesBook } from './rulesBook.ts';
import { RULES_WORDS } from './words.ts';

interface FramesProps {
  readonly book: RulesBook;
  readonly frames: readonly FrameEntry[];
  readonly options: readonly OptionEntry[];
}

export function Frames({ book: { rules, frames: all }, frames, options }: FramesProps) {
  const say = useSay();
  return (
    <Part section="frames" count={frames.length}>
      {frames.map((entry) => (
        <Frame key={entry.id} entry={entry} rules={ruleset({ ...rules, frame: entry.id, frameOptions: [] })} />
      ))}
      {options.length > 0 && (
        <>
          <h3>{say(RULES_WORDS.options)}</h3>
          <p className="rules-note">{say(RULES_WORDS.optionsNote)}</p>
          {options.map((entry) => (
            <Option key={entry.id} entry={entry} frames={all.filter(({ id }) => entry.frames.includes(id))} />
          ))}
        </>
      )}
    </Part>
  );
}

const DECK_WORDS: Readonly<Record<Ruleset['deck']['kind'], Text>> = {
  fixed: RULES_WORDS.deckFixed,
  random: RULES_WORDS.deckRandom,
  built: RULES_WORDS.deckBuilt,
};

function Frame({ entry, rules }: { readonly entry: FrameEntry; readonly rules: Ruleset }) {
  const say = useSay();
  const { id, name, offers, text } = entry;
  const { deck, series } = rules;
  const free = offers.some((offer) => offer.free === true && offer.editions.includes(rules.edition));
  const few = deck.kind === 'fixed' && deck.faces.length < 54;
  return (
    <Entry id={anchor.frame(id)} name={name} tag={free ? say(RULES_WORDS.free) : undefined} text={text}>
      <Fact label={say(RULES_WORDS.deck)}>
        {say(DECK_WORDS[deck.kind], { min: deck.min, max: deck.max })}
        {few && <span className="rules-faces">{deck.faces.map(cardSign).join(' ')}</span>}
      </Fact>
      <SetUpFacts entry={entry} />
      <Fact label={say(RULES_WORDS.series)}>{series.decks === 2 && say(RULES_WORDS.wins, { wins: series.wins })}</Fact>
      <AddedActions ids={entry.actions ?? []} rules={rules} />
    </Entry>
  );
}

function SetUpFacts({ entry: { setUp } }: { readonly entry: FrameEntry }) {
  const say = useSay();
  const chooses = setUp.before?.some(({ ask }) => ask?.kind === 'opening') === true;
  return (
    <>
      <Fact label={say(RULES_WORDS.openingHand)}>
        {say(chooses ? RULES_WORDS.besideChosen : RULES_WORDS.cards, { n: setUp.hand })}
      </Fact>
      <Fact label={say(RULES_WORDS.onField)}>
        {setUp.preset !== undefined && say(RULES_WORDS.presetUnits, { n: setUp.preset })}
      </Fact>
    </>
  );
}

function AddedActions({ ids, rules }: { readonly ids: readonly string[]; readonly rules: Ruleset }) {
  const lang = useLang();
  const say = useSay();
  const actions = actionsOf(rules).filter(({ id }) => ids.includes(id));
  if (actions.length === 0) return null;
  return (
    <Fact label={say(RULES_WORDS.added)}>
      <span className="rules-links">
        {actions.map(({ id, name }) => (
          <a key={id} href={`#${id}`} className="rules-link">
            {name[lang]}
          </a>
        ))}
      </span>
    </Fact>
  );
}

function Option({ entry, frames }: { readonly entry: OptionEntry; readonly frames: readonly FrameEntry[] }) {
  const lang = useLang();
  const say = useSay();
  return (
    <Entry id={anchor.option(entry.id)} name={entry.name} text={entry.text}>
      <Fact label={say(RULES_WORDS.fits)}>
        {frames.map(({ name }) => name[lang]).join(lang === 'ja' ? '・' : ', ')}
      </Fact>
      <Fact label={say(RULES_WORDS.onField)}>
        {entry.preset !== undefined && say(RULES_WORDS.presetUnits, { n: entry.preset })}
      </Fact>
    </Entry>
  );
}
