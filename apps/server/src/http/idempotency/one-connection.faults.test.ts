import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDatabase } from '../../database/create-database.ts';
import { createPool } from '../../database/create-pool.ts';
import type { Database } from '../../database/database.ts';
import { createTestExhibition } from '../../exhibitions/testing.ts';
import type { App } from '../../platform/feature.ts';
import { buildApp } from '../build-app.ts';
import { createTestApp } from '../testing/test-app.ts';
import { TestFair } from '../testing/test-fair.ts';
import { readyWithoutBackground } from './test-faults.ts';
import type { Makers } from './test-made.ts';
import { createMakers } from './test-makers.ts';

let fair: TestFair;
let makers: Makers;
let database: Database;
let app: App;

beforeAll(async () => {
  const server = await createTestApp({ demo: true });
  await readyWithoutBackground(server.app);
  fair = new TestFair(server, await createTestExhibition(server));
  makers = await createMakers(fair);
  database = createDatabase(createPool(server.url, 1, () => {}));
  app = await buildApp({ ...server, database });
  await readyWithoutBackground(app);
});
afterAll(async () => {
  await app.close();
  await database.destroy();
  await fair.close();
});

// A call that holds one connection and asks for another waits for itself as soon as all do so at once.
test.each([true, false])(
  'no call that makes something needs two connections at a time (with keys: %s)',
  async (keyed) => {
    let number = 0;
    const refused: string[] = [];
    for (const [kind, make] of Object.entries(makers)) {
      number += 1;
      const { url, headers, payload, fresh, demandsKey } = await make();
      await fair.server.database.deleteFrom('call_count').execute();
      const key = keyed || demandsKey === true ? { 'idempotency-key': `one-${keyed}-${number}` } : {};
      const answer = await app.inject({
        method: 'POST',
        url,
        headers: { ...headers, ...(await fresh?.()), ...key },
        payload,
      });
      if (answer.statusCode !== 200) refused.push(`${kind}: ${answer.statusCode} ${answer.body}`);
    }
    expect(refused).toEqual([]);
  },
);
