/** IndexedDB with promises: a few stores of things with an `id`. Every call rejects where the browser denies storage. */

export const STORES = ['games', 'records', 'reviews', 'learn'] as const;
export type StoreName = (typeof STORES)[number];

const NAME = 'blackpoker';
/** 2: `learn` came in. */
const VERSION = 2;

let opened: Promise<IDBDatabase> | undefined;

function database(): Promise<IDBDatabase> {
  opened ??= open();
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}

function open(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => {
      const { result } = request;
      for (const name of STORES.filter((each) => !result.objectStoreNames.contains(each)))
        result.createObjectStore(name, { keyPath: 'id' });
    };
    request.onsuccess = () => resolve(kept(request.result));
    request.onerror = () => reject(request.error);
  });
}

/** A newer version in another window may take the database over; we open it again when we need it. */
function kept(db: IDBDatabase): IDBDatabase {
  const forget = (): void => {
    opened = undefined;
  };
  db.onversionchange = () => {
    db.close();
    forget();
  };
  db.onclose = forget;
  return db;
}

/** One transaction: `work` makes requests on the stores; what it gives is the answer once all is written. */
export async function transact<T>(
  names: readonly StoreName[],
  mode: IDBTransactionMode,
  work: (store: (name: StoreName) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  const transaction = (await database()).transaction(names, mode);
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('the transaction was aborted'));
  });
  const [value] = await Promise.all([work((name) => transaction.objectStore(name)), done]);
  return value;
}

export function answerOf<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}
