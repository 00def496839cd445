/** How large the app may be, gzipped, in bytes. */
const KB = 1000;

export const LIMITS = { homeJs: 100 * KB, tableJs: 235 * KB, lesson: 25 * KB, css: 32 * KB, pageCss: 25 * KB } as const;
