/** As much of IndexedDB as the store needs, in memory: for Node, which has none. */

type Row = { readonly id: string };

interface KeyRange {
  readonly lower: string;
  readonly upper: string;
}
const isWithin = (id: string, range?: KeyRange): boolean =>
  range === undefined || (range.lower <= id && id <= range.upper);

class MemoryRequest<T> {
  onsuccess: (() => void) | null = null;
  onerror: (() => void) | null = null;
  error = null;
  readonly result: T;

  constructor(result: T) {
    this.result = result;
    setTimeout(() => this.onsuccess?.(), 0);
  }
}

class MemoryTransaction {
  oncomplete: (() => void) | null = null;
  onabort: (() => void) | null = null;
  error = null;
  private readonly stores: Map<string, Map<string, Row>>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(stores: Map<string, Map<string, Row>>) {
    this.stores = stores;
    this.wait();
  }

  /** It is complete when nothing more is asked. */
  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.oncomplete?.(), 5);
  }

  objectStore(name: string) {
    const rows = this.stores.get(name) ?? new Map<string, Row>();
    const ask = <T>(work: () => T): MemoryRequest<T> => {
      this.wait();
      return new MemoryRequest(structuredClone(work()));
    };
    return {
      get: (id: string) => ask(() => rows.get(id)),
      getAll: (range?: KeyRange) => ask(() => [...rows.values()].filter(({ id }) => isWithin(id, range))),
      put: (row: Row) => ask(() => void rows.set(row.id, structuredClone(row))),
      delete: (id: string) => ask(() => void rows.delete(id)),
    };
  }
}

export class MemoryDatabase {
  readonly stores = new Map<string, Map<string, Row>>();
  /** The version that opened it last. */
  version = 0;
  private readonly opened = {
    objectStoreNames: { contains: (name: string) => this.stores.has(name) },
    createObjectStore: (name: string) => this.stores.set(name, new Map()),
    transaction: () => new MemoryTransaction(this.stores),
    close: () => {},
    onversionchange: () => {},
    onclose: () => {},
  };

  /** Takes the place of `indexedDB`. */
  install(): void {
    const request = (_name: string, version: number) => {
      const opening = { result: this.opened, error: null, onupgradeneeded() {}, onsuccess() {}, onerror() {} };
      setTimeout(() => {
        if (this.version < version) opening.onupgradeneeded();
        this.version = version;
        opening.onsuccess();
      }, 0);
      return opening;
    };
    const IDBKeyRange = { bound: (lower: string, upper: string): KeyRange => ({ lower, upper }) };
    Object.assign(globalThis, { indexedDB: { open: request }, IDBKeyRange });
  }

  /** Leaves nothing behind. */
  uninstall(): void {
    this.opened.onversionchange();
    for (const name of ['indexedDB', 'IDBKeyRange']) Reflect.deleteProperty(globalThis, name);
  }
}
