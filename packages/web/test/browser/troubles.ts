/** What a browser complains about: errors in the console, exceptions, requests that fail. */
import type { BrowserContext } from 'playwright-core';

/** A page that is left gives up what it was loading; and a service worker may well try in vain, as long as it has an answer. */
const LEFT = 'net::ERR_ABORTED';

export class TroubleList {
  private found: string[] = [];
  private isForgiven = false;

  watch(context: BrowserContext): void {
    const note = (text: string): number => this.found.push(text);
    context.on('console', (message) => message.type() === 'error' && note(`console: ${message.text()}`));
    context.on('weberror', (error) => note(`exception: ${error.error().stack ?? error.error().message}`));
    context.on('response', (response) => response.status() >= 400 && note(`${response.status()}: ${response.url()}`));
    context.on('requestfailed', (request) => {
      const why = request.failure()?.errorText ?? '';
      if (why !== LEFT && request.serviceWorker() === null) note(`${why}: ${request.url()}`);
    });
  }

  /** Until the end of the test: what was cut may be tried once more. */
  forgive(): void {
    this.isForgiven = true;
  }

  throwIfAny(): void {
    const found = this.isForgiven ? [] : this.found;
    this.found = [];
    this.isForgiven = false;
    if (found.length > 0) throw new Error(`The browser complains:\n${found.join('\n')}`);
  }
}
