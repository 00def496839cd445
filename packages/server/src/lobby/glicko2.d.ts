/** The parts of the package that are used. */
declare module 'glicko2' {
  export interface GlickoPlayer {
    getRating(): number;
    getRd(): number;
    getVol(): number;
  }
  interface Settings {
    readonly tau?: number;
    readonly rating?: number;
    readonly rd?: number;
    readonly vol?: number;
  }
  class Glicko2 {
    constructor(settings?: Settings);
    makePlayer(rating: number, rd: number, vol: number): GlickoPlayer;
    updateRatings(matches: readonly (readonly [GlickoPlayer, GlickoPlayer, number])[]): void;
  }
  const glicko2: { readonly Glicko2: typeof Glicko2 };
  export default glicko2;
}
