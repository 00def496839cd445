/** Sheets that are part of an answer: cards of a pile, an order, the lanes of a block. Closing one only lays it aside. */
import { type Choice, chosenCard, fill, ownerOf } from '@blackpoker/engine';
import { inBrackets } from '../../app/inBrackets.ts';
import { useLang, useSay } from '../../app/lang.ts';
import { CardGrid } from '../../board/CardGrid.tsx';
import { OrderList } from '../../board/OrderList.tsx';
import type { Thing } from '../../board/things.ts';
import { cardName } from '../../cards/cardName.ts';
import { Sheet } from '../../kit/Sheet.tsx';
import { type Desk, isAside } from '../draft/desk.ts';
import { picksOf } from '../draft/performQuestion.ts';
import { PromptButtonView } from '../parts/ActionBar.tsx';
import { questionOf } from '../planning/question.ts';
import { MarkSet } from '../prompt/marks.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { useDesk, usePrompt, useTable, useTableState } from '../state/useTable.ts';
import { PROMPT_LINES } from '../words.ts';
import { LanesSheet } from './LanesSheet.tsx';
import { useFirstFocus } from './useFirstFocus.ts';

export function PromptSheets() {
  const desk = useDesk();
  const prompt = usePrompt();
  const isIdle = useTableState(
    ({ busy, dangerous, sheet, inspected }) =>
      !busy && dangerous === undefined && sheet === undefined && inspected === undefined,
  );
  if (desk === undefined || prompt?.sheet === undefined || isAside(desk) || !isIdle) return null;
  if (prompt.sheet === 'lanes') return <LanesSheet desk={desk} prompt={prompt} />;
  return prompt.sheet === 'order' ? (
    <OrderSheet desk={desk} prompt={prompt} />
  ) : (
    <PileSheet desk={desk} prompt={prompt} />
  );
}

interface PromptSheetProps {
  readonly desk: Desk;
  readonly prompt: Prompt;
}

/** The bar is behind the sheet, so the button is here too. */
const Foot = ({ prompt }: { readonly prompt: Prompt }) =>
  prompt.primary === undefined ? null : <PromptButtonView button={prompt.primary} look="primary bar-main" />;

function PileSheet({ desk, prompt }: PromptSheetProps) {
  useFirstFocus('.grid .thing');
  const table = useTable();
  const lang = useLang();
  const { candidates, most } = questionOf(desk.world);
  const picked = picksOf(desk);
  const marks = new MarkSet();
  marks.addChoices(candidates, picked);
  const cards = candidates.map(chosenCard);
  const owner = cards.some((card) => ownerOf(card) !== desk.world.seat) ? 'opponent' : 'me';
  const count = most > 1 ? inBrackets(fill(PROMPT_LINES.picked, lang, { n: picked.length, most }), lang) : '';
  return (
    <Sheet
      title={`${prompt.title}${count}`}
      onClose={() => table.act({ type: 'aside', aside: true })}
      footer={<Foot prompt={prompt} />}
    >
      {prompt.detail !== undefined && <p className="sheet-note">{prompt.detail}</p>}
      <CardGrid
        cards={cards}
        label={prompt.title}
        owner={owner}
        marks={marks.all}
        onPick={(thing: Thing) => table.act({ type: 'thing', thing })}
      />
    </Sheet>
  );
}

function OrderSheet({ desk, prompt }: PromptSheetProps) {
  const table = useTable();
  const lang = useLang();
  const say = useSay();
  const { candidates } = questionOf(desk.world);
  const items = candidates.map((choice) => ({
    key: String(choice),
    label: cardName(chosenCard(choice), lang),
    card: chosenCard(choice),
  }));
  const order = (keys: readonly string[]): void => {
    const choices: Choice[] = keys.map(Number);
    table.act({ type: 'picks', choices });
  };
  return (
    <Sheet
      title={prompt.title}
      onClose={() => table.act({ type: 'aside', aside: true })}
      footer={<Foot prompt={prompt} />}
    >
      {prompt.detail !== undefined && <p className="sheet-note">{prompt.detail}</p>}
      <OrderList
        items={items}
        chosen={picksOf(desk).map(String)}
        onChange={order}
        firstNote={say(PROMPT_LINES.firstPlace)}
      />
    </Sheet>
  );
}
