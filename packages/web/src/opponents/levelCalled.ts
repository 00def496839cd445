/** The level that a record names so ("level3"); undefined: the player is none. */
export function levelCalled(name: string): number | undefined {
  const level = /^level(\d)$/.exec(name)?.[1];
  return level === undefined ? undefined : Number(level);
}
