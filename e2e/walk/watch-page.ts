import { setTimeout as pause } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';

/** What a page did besides what it shows. */
export interface PageWatch {
  /** What went wrong since the last call: console errors, crashes, requests that failed. */
  readonly faults: () => Promise<readonly string[]>;
  /** Waits until no request has been under way for a moment. */
  readonly quiet: () => Promise<void>;
  /** Every pair of neighbouring Chinese characters, and every lone one, that the server has answered with. */
  readonly answered: () => Promise<ReadonlySet<string>>;
}

/** How long nothing may be under way until a page counts as loaded, and how long that may take, milliseconds. */
const QUIET_MS = 60;
const LOAD_TIMEOUT_MS = 15_000;

/** Answers that a page asks for and gets: address, status. */
const expected: readonly (readonly [RegExp, number])[] = [];

/** Watches a page from now on. */
export function watchPage(page: Page): PageWatch {
  let found: string[] = [];
  let since = Date.now();
  const underway = new Set<Request>();
  const reading = new Set<Promise<void>>();
  const letters = new Set<string>();

  const ended = (request: Request) => {
    underway.delete(request);
    since = Date.now();
  };
  page.on('request', (request) => underway.add(request));
  page.on('requestfinished', ended);
  page.on('requestfailed', (request) => {
    ended(request);
    const reason = request.failure()?.errorText ?? '';
    // A page that is left gives up what it no longer needs.
    if (reason !== 'net::ERR_ABORTED') found.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const url = response.url();
    if (response.status() >= 400 && !isExpected(url, response.status())) {
      found.push(`${response.request().method()} ${url}: ${response.status()}`);
    }
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    const read = response.text().then(
      (text) => gather(text, letters),
      // The page was left before the answer came.
      () => undefined,
    );
    reading.add(read);
    void read.then(() => reading.delete(read));
  });
  page.on('pageerror', (error) => found.push(`crash: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    // Told above, with its status.
    if (message.text().startsWith('Failed to load resource')) return;
    found.push(`console: ${message.text()}`);
  });

  return {
    async faults() {
      await Promise.all(reading);
      const now = found;
      found = [];
      return now;
    },
    async quiet() {
      const until = Date.now() + LOAD_TIMEOUT_MS;
      since = Date.now();
      while (underway.size > 0 || Date.now() - since < QUIET_MS) {
        if (Date.now() > until) {
          const left = [...underway].map((request) => request.url());
          throw new Error(`Still under way after ${LOAD_TIMEOUT_MS} ms: ${left.join(' ')}`);
        }
        await pause(10);
      }
    },
    async answered() {
      await Promise.all(reading);
      return letters;
    },
  };
}

function isExpected(url: string, status: number): boolean {
  return expected.some(([address, usual]) => usual === status && address.test(url));
}

function gather(text: string, into: Set<string>): void {
  for (const run of text.match(/\p{Script=Han}+/gu) ?? []) {
    const all = Array.from(run);
    for (const [at, letter] of all.entries()) {
      into.add(letter);
      into.add(letter + (all[at + 1] ?? ''));
    }
  }
}
