/** A name that nobody has, or a restriction that makes no sense. */
export class PlayerError extends Error {}
