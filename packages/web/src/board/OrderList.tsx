/** Things put into an order: a tap takes the next one, buttons move or remove it. */
import { type Card, fill } from '@blackpoker/engine';
import { useLang, useSay } from '../app/lang.ts';
import { CardFace } from '../cards/CardFace.tsx';
import { Icon } from '../kit/Icon.tsx';
import { SignText } from '../kit/SignText.tsx';
import { moved, without } from './order.ts';
import { Chevron } from './signs.tsx';
import { BOARD_WORDS } from './words.ts';
import { Zone } from './Zone.tsx';
import './pieces.css';

export interface OrderItem {
  readonly key: string;
  readonly label: string;
  /** Its picture; undefined where it is no card. */
  readonly card?: Card | undefined;
}

export interface OrderListProps {
  readonly items: readonly OrderItem[];
  /** Keys, the first first. */
  readonly chosen: readonly string[];
  readonly onChange: (chosen: readonly string[]) => void;
  /** What the first and the last place mean: "on top", "at the bottom". */
  readonly firstNote?: string | undefined;
  readonly owner?: 'me' | 'opponent' | undefined;
}

export function OrderList(props: OrderListProps) {
  const { items, chosen, firstNote } = props;
  const say = useSay();
  const rest = items.filter(({ key }) => !chosen.includes(key));
  const inOrder = chosen.flatMap((key) => items.find((item) => item.key === key) ?? []);
  return (
    <div className="order">
      <h3 className="order-title">
        {say(BOARD_WORDS.orderChosen)}
        {firstNote !== undefined && <small> {firstNote}</small>}
      </h3>
      {inOrder.length === 0 && <p className="order-empty">{say(BOARD_WORDS.orderNone)}</p>}
      <ol className="order-list">
        {inOrder.map((item, i) => (
          <ChosenItem key={item.key} {...props} item={item} place={i} />
        ))}
      </ol>
      {rest.length > 0 && <Rest {...props} rest={rest} />}
    </div>
  );
}

interface ChosenItemProps extends OrderListProps {
  readonly item: OrderItem;
  readonly place: number;
}

function ChosenItem({ item, place, chosen, onChange, owner }: ChosenItemProps) {
  return (
    <li className="order-item">
      <span className="order-place" aria-hidden="true">
        {place + 1}
      </span>
      <ItemPicture item={item} owner={owner} />
      <span className="order-label">
        <SignText text={item.label} />
      </span>
      <Tool word="orderUp" item={item} off={place === 0} onUse={() => onChange(moved(chosen, place, -1))} />
      <Tool
        word="orderDown"
        item={item}
        off={place === chosen.length - 1}
        onUse={() => onChange(moved(chosen, place, 1))}
      />
      <Tool word="orderRemove" item={item} off={false} onUse={() => onChange(without(chosen, item.key))} />
    </li>
  );
}

interface ToolProps {
  readonly word: 'orderUp' | 'orderDown' | 'orderRemove';
  readonly item: OrderItem;
  readonly off: boolean;
  readonly onUse: () => void;
}

function Tool({ word, item, off, onUse }: ToolProps) {
  const lang = useLang();
  return (
    <button
      type="button"
      className={`button quiet icon order-tool ${word}`}
      aria-label={fill(BOARD_WORDS[word], lang, { item: item.label })}
      aria-disabled={off || undefined}
      onClick={() => !off && onUse()}
    >
      {word === 'orderRemove' ? <Icon name="close" /> : <Chevron />}
    </button>
  );
}

function ItemPicture({ item, owner = 'me' }: Pick<ChosenItemProps, 'item' | 'owner'>) {
  if (item.card === undefined) return null;
  return (
    <span className="order-card">
      <CardFace card={item.card} owner={owner} />
    </span>
  );
}

function Rest({ rest, chosen, onChange, owner }: OrderListProps & { readonly rest: readonly OrderItem[] }) {
  const say = useSay();
  return (
    <Zone label={say(BOARD_WORDS.orderRest)} className="order-rest" zone="order">
      {rest.map((item) => (
        <button
          key={item.key}
          type="button"
          data-rove=""
          className="button order-add"
          onClick={() => onChange([...chosen, item.key])}
        >
          <ItemPicture item={item} owner={owner} />
          <SignText text={item.label} />
        </button>
      ))}
    </Zone>
  );
}
