/** A run could not be finished. What was finished of it is kept where there is a folder. */
export class RunError extends Error {}

/** Somebody stopped it. */
export class RunStopped extends RunError {}

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
