/** What scripts/browserTests.mjs tells the tests in a browser. */
import 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** Undefined: there is no browser here. */
    readonly chromium: string | undefined;
    /** The folder of the built app. */
    readonly builtApp: string | undefined;
  }
}
