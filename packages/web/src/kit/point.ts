/** Between facts in one line. No line begins with it. */
export const POINT = '\u00a0・ ';
