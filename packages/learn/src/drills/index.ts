/** What draws drills: a page that only lists drills does not load it. */
export { type Drill, drawDrill, drillOf, MOST_DIFFICULT } from './drills.ts';
