/** How far the learner is, the same in all windows. What cannot be stored is kept until the page is left. */
import { create } from 'zustand';
import { changeKept, type Kept, type KeptKind, keptOf } from './learnStore.ts';

type ByName<Value> = Readonly<Record<string, Value>>;

type Records = { readonly [Kind in KeptKind]: ByName<Kept[Kind]> };

interface Loaded {
  /** It was read from the store; before that nothing is known. */
  readonly loaded: boolean;
}

export const useProgress = create<Records & Loaded>()(() => ({ loaded: false, lesson: {}, coach: {}, drill: {} }));

const CHANNEL = 'blackpoker.learn';
let channel: BroadcastChannel | undefined;
let loading: Promise<void> | undefined;

/** Reads what is kept, once; afterwards other windows tell of their changes. */
export function loadProgress(): Promise<void> {
  if (channel === undefined && typeof BroadcastChannel !== 'undefined') {
    channel = new BroadcastChannel(CHANNEL);
    channel.onmessage = () => void readAll();
  }
  loading ??= readAll();
  return loading;
}

async function readAll(): Promise<void> {
  try {
    const [lesson, coach, drill] = await Promise.all([keptOf('lesson'), keptOf('coach'), keptOf('drill')]);
    useProgress.setState({ loaded: true, lesson, coach, drill });
  } catch {
    useProgress.setState({ loaded: true });
  }
}

/** Changes one record here, in the store and in the other windows. */
export async function changeProgress<Kind extends KeptKind>(
  kind: Kind,
  name: string,
  change: (before: Kept[Kind] | undefined) => Kept[Kind],
): Promise<void> {
  const known: Records = useProgress.getState();
  const value = await changeKept(kind, name, change).catch(() => change(known[kind][name]));
  useProgress.setState((now) => ({ ...now, [kind]: { ...now[kind], [name]: value } }));
  channel?.postMessage(name);
}
