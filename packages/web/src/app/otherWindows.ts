/** What another window of this browser has changed and kept is seen here, too. */
interface Kept {
  readonly persist: {
    readonly getOptions: () => { readonly name?: string | undefined };
    readonly rehydrate: () => Promise<void> | void;
  };
}

export function followOtherWindows({ persist }: Kept): void {
  globalThis.addEventListener?.('storage', (event) => {
    if (event instanceof StorageEvent && event.key === persist.getOptions().name) void persist.rehydrate();
  });
}
