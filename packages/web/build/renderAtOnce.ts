/** The first picture waits for the script that draws it: so no theme is seen but the person's own. */
import type { Plugin } from 'vite';

export const renderAtOnce = (): Plugin => ({
  name: 'blackpoker-render-at-once',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('<script type="module"', '<script type="module" blocking="render"'),
  },
});
