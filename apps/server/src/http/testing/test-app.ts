import { randomUUID } from 'node:crypto';
import { buildApp } from '../build-app.ts';
import type { Pages } from '../serve-pages.ts';
import { createTestDatabase, type TestDatabase } from '../../database/testing/test-database.ts';
import type { Settings } from '../../settings/settings.ts';
import { testSettings } from '../../settings/test-settings.ts';
import type { App, Deps } from '../../platform/feature.ts';
import { holdAnswers } from './test-answers.ts';
import { createTwins } from './test-twins.ts';

export interface TestApp extends Deps {
  /** Use `app.inject`; more routes may be added before the first call. */
  readonly app: App;
  /** Of its database. */
  readonly url: string;
  close(): Promise<void>;
}

/**
 * The whole server over a fresh database, for one test file; with `TEST_PROCESSES=2` two of them that answer in turn.
 * `now` may be a clock of the test.
 */
export async function createTestApp(
  changes: Partial<Settings> = {},
  now: () => Date = () => new Date(),
  pages: Pages | null = null,
): Promise<TestApp> {
  const test: TestDatabase = await createTestDatabase();
  const deps: Deps = { database: test.database, settings: testSettings(changes), now };
  const twins = process.env['TEST_PROCESSES'] === '2' && pages === null;
  const app = twins ? await createTwins(deps, test) : await buildApp(deps, pages);
  const requireRightAnswers = holdAnswers(app);
  // With a key every call that does something commits it with its answer.
  if (process.env['TEST_KEYS'] === '1') {
    app.addHook('onRequest', async ({ method, headers }) => {
      if (method === 'POST') headers['idempotency-key'] ??= randomUUID();
    });
  }
  return {
    ...deps,
    app,
    url: test.url,
    async close() {
      await app.close();
      await test.drop();
      requireRightAnswers();
    },
  };
}
