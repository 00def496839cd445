/** Every action of the format and frame: what can be requested now first, then the others with the reason why not. */
import {
  type Action,
  decision,
  fill,
  type Lang,
  makeRng,
  printedText,
  reasonText,
  sample,
  smallSeed,
  timingName,
  typeName,
} from '@blackpoker/engine';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useLang, useSay } from '../../app/lang.ts';
import { CostIcons } from '../../kit/CostIcons.tsx';
import { costText } from '../../kit/costText.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { SignText } from '../../kit/SignText.tsx';
import { type ListedAction, listedActions } from '../planning/offers.ts';
import { useShown, useTable, useTableState } from '../state/useTable.ts';
import { CHIP_WORDS, TABLE_WORDS, ZONE_WORDS } from '../words.ts';

/** Also while the opponent is to choose: then every action has its reason. */
function useListed(): readonly ListedAction[] {
  const world = useTableState((state) => state.world);
  const { view } = useShown();
  return useMemo(() => {
    if (world !== undefined) return listedActions(world);
    const state = sample(view, makeRng(smallSeed(1)));
    return listedActions({ state, seat: view.viewer > 1 ? (decision(state)?.seat ?? 0) : view.viewer });
  }, [world, view]);
}

const plain = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\s·・.]/g, '');

const isNamed = ({ id, name }: Action, wanted: string): boolean =>
  [id, name.ja, name.en].some((each) => plain(each).includes(plain(wanted)));

export function ActionSheet({ onClose }: { readonly onClose: () => void }) {
  const say = useSay();
  const table = useTable();
  const listed = useListed();
  const [wanted, setWanted] = useState('');
  const found = listed.filter(({ action }) => isNamed(action, wanted));
  const choose = (action: Action) => {
    onClose();
    table.act({ type: 'action', action: action.index, byName: true });
  };
  const first = found.find(({ reasons }) => reasons.length === 0);
  return (
    <Sheet title={say(TABLE_WORDS.actions)} onClose={onClose}>
      <SearchField value={wanted} onChange={setWanted} onEnter={() => first !== undefined && choose(first.action)} />
      {found.length === 0 && <p>{say(TABLE_WORDS.nothingFound)}</p>}
      <ActionGroup title={say(TABLE_WORDS.available)} listed={found.filter(isOpen)} onChoose={choose} />
      <ClosedGroups listed={found.filter((each) => !isOpen(each))} />
    </Sheet>
  );
}

const isOpen = ({ reasons }: ListedAction): boolean => reasons.length === 0;

/** The sheet gives it the focus, where that opens no keyboard on the screen. */
function focusFirst(input: HTMLInputElement | null): void {
  if (matchMedia('(hover: hover)').matches) input?.setAttribute('autofocus', '');
}

interface SearchFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onEnter: () => void;
}

function SearchField({ value, onChange, onEnter }: SearchFieldProps) {
  const say = useSay();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onEnter();
  };
  return (
    <search>
      <form className="actions-search" onSubmit={submit}>
        <label htmlFor={id} className="sr-only">
          {say(TABLE_WORDS.search)}
        </label>
        <input
          id={id}
          type="search"
          ref={focusFirst}
          placeholder={say(TABLE_WORDS.search)}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      </form>
    </search>
  );
}

/** By the heading of the list under which they are printed. */
function ClosedGroups({ listed }: { readonly listed: readonly ListedAction[] }) {
  const lang = useLang();
  const types = [...new Set(listed.map(({ action }) => action.type))];
  return types.map((type) => (
    <ActionGroup key={type} title={typeName(type, lang)} listed={listed.filter(({ action }) => action.type === type)} />
  ));
}

interface ActionGroupProps {
  readonly title: string;
  readonly listed: readonly ListedAction[];
  readonly onChoose?: (action: Action) => void;
}

function ActionGroup({ title, listed, onChoose }: ActionGroupProps) {
  if (listed.length === 0) return null;
  return (
    <section className="actions-group">
      <h3 className="actions-type">{title}</h3>
      <ul>
        {listed.map((each) => (
          <ActionEntry key={each.action.id} listed={each} onChoose={onChoose} />
        ))}
      </ul>
    </section>
  );
}

/** Key cards and timing; the cost is shown in pictures. */
function actionFacts(action: Action, lang: Lang): string {
  const timing = timingName(action.direct ? (action.main ? 'main' : 'quick') : 'triggered', lang);
  const speed = timingName(action.immediate ? 'immediate' : 'normal', lang);
  const cost = action.cost === '' ? [CHIP_WORDS.free[lang]] : [];
  const keys = action.keys === '' ? [] : [printedText(action.keys, lang)];
  return [...cost, ...keys, `${timing}${lang === 'ja' ? '・' : ', '}${speed}`].join(lang === 'ja' ? '　' : ' · ');
}

interface ActionEntryProps {
  readonly listed: ListedAction;
  readonly onChoose: ((action: Action) => void) | undefined;
}

function ActionEntry({ listed: { action, reasons, idle }, onChoose }: ActionEntryProps) {
  const lang = useLang();
  const say = useSay();
  const id = useId();
  const why = reasons.map((reason) => reasonText(reason, lang)).join(lang === 'ja' ? '、' : '; ');
  const facts = idle === undefined ? actionFacts(action, lang) : CHIP_WORDS[idle][lang];
  return (
    <li className="actions-entry">
      <button
        type="button"
        className="button actions-button"
        data-action={action.id}
        aria-disabled={why !== '' || undefined}
        aria-describedby={id}
        onClick={() => why === '' && onChoose?.(action)}
      >
        <span className="actions-name">{action.name[lang]}</span>
        <span className="actions-facts" id={id}>
          {why === '' && idle === undefined && <CostIcons cost={action.cost} />}{' '}
          <SignText text={why === '' ? facts : why} />
        </span>
      </button>
      <details className="actions-text">
        <summary>
          <span className="sr-only">{action.name[lang]}: </span>
          {say(ZONE_WORDS.ruleText)}
        </summary>
        <p>
          {action.cost !== '' && `${fill(CHIP_WORDS.cost, lang, { cost: costText(action.cost, lang) })}\n`}
          <SignText text={`${actionFacts(action, lang)}\n${action.text[lang]}`} />
        </p>
      </details>
    </li>
  );
}
