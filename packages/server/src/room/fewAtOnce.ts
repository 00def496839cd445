/** Does work for each of many, a few at a time; where one says so, no more are begun. */
export async function fewAtOnce<T>(
  many: readonly T[],
  most: number,
  work: (one: T) => Promise<void>,
  isStopped: () => boolean,
): Promise<void> {
  const waiting = many.values();
  const worker = async (): Promise<void> => {
    for (const one of waiting) {
      if (isStopped()) return;
      await work(one);
    }
  };
  await Promise.all(Array.from({ length: Math.min(most, many.length) }, worker));
}
