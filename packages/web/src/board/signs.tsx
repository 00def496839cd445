/** Small pictures of the board that no icon of the kit shows. */
export const Padlock = () => (
  <svg className="icon request-lock" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M7 10V8a5 5 0 0 1 10 0v2h1.500v10h-13V10zm2.500 0h5V8a2.500 2.500 0 0 0-5 0z" fill="currentColor" />
  </svg>
);

/** A request without key cards: of the turn. */
export const RoundArrow = () => (
  <svg className="icon request-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M19.500 12a7.500 7.500 0 1 1-2.200-5.300L19.500 9m0-5v5h-5"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

/** A request without key cards: of a combat. */
export const Swords = () => (
  <svg className="icon request-sign" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path
      d="M4 4l11 11m5-11L9 15m-5 1 4 4m12-4-4 4M6 18l-2 2m14-2 2 2"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
    />
  </svg>
);

export const Hourglass = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M6 3h12v2c0 4-3.500 5-3.500 7s3.500 3 3.500 7v2H6v-2c0-4 3.500-5 3.500-7S6 9 6 5z" fill="currentColor" />
  </svg>
);

export const Chevron = () => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M6 9l6 6 6-6" fill="none" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
  </svg>
);
