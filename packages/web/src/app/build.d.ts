/** Which build this is: a hash of its sources, put in by vite.config.ts. */
declare const __BUILD__: string;
