/** Chances as people read them. */

/** 0.534 → 53 %. */
export const percent = (chance: number): string => `${Math.round(100 * chance)}\u00a0%`;
/** 0.0712 → 7.1, in points of winning chance. */
export const points = (chance: number): string => (100 * chance).toFixed(1).replace('-', '−');
/** +7.1 or −7.1. */
export const signed = (chance: number): string => `${chance < 0 ? '' : '+'}${points(chance)}`;
