/** Colours for a terminal that shows them. */
const ESCAPE = '\u001b[';
const RESET = `${ESCAPE}0m`;
const RED = `${ESCAPE}31m`;
const BOLD = `${ESCAPE}1m`;

export interface Paint {
  /** A line with the red suits in red. */
  readonly line: (text: string) => string;
  readonly title: (text: string) => string;
}

const RED_CARDS = /[♡♢](?:10|[A2-9JQK])?/g;

export const paintFor = (colour: boolean): Paint =>
  colour
    ? {
        line: (text) => text.replace(RED_CARDS, (card) => `${RED}${card}${RESET}`),
        title: (text) => `${BOLD}${text}${RESET}`,
      }
    : { line: (text) => text, title: (text) => text };
