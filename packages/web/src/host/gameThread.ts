/** The worker that holds a game. It can be called before the rest of the table is here, and starts meanwhile. */
let early: Worker | undefined;

const newWorker = (): Worker => new Worker(new URL('./gameWorker.ts', import.meta.url), { type: 'module' });

export function callGameThread(): void {
  if (early !== undefined) return;
  early = newWorker();
  early.onerror = () => {
    early = undefined;
  };
}

/** For one game: whoever takes it ends it. */
export function takeGameThread(): Worker {
  const worker = early ?? newWorker();
  early = undefined;
  return worker;
}
