/** The list with one item moved by a step; as it is where it cannot move. */
export function moved<T>(list: readonly T[], from: number, by: number): readonly T[] {
  const item = list[from];
  const to = from + by;
  if (item === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, item);
}

export const without = <T>(list: readonly T[], item: T): readonly T[] => list.filter((each) => each !== item);
