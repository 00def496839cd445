/** Where the rooms tell what whoever runs the server has to know. Never cards, seeds or names. */
export interface RoomsLog {
  readonly info: (what: object, message: string) => void;
  readonly warn: (what: object, message: string) => void;
  readonly error: (what: object, message: string) => void;
}
