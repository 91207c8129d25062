import { rm } from 'node:fs/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTenant } from '../exhibitions/index.ts';
import { createTestApp, type TestApp } from '../http/testing/test-app.ts';
import { loadDemo } from './index.ts';

let server: TestApp;
const now = new Date('2030-02-28T04:00:00Z');

beforeAll(async () => {
  server = await createTestApp({ demo: true }, () => now);
});
afterAll(async () => {
  await server.close();
  await rm(server.settings.dataDir, { recursive: true, force: true });
});

const load = (): Promise<number> => loadDemo(server, server.settings.demoFolder);
const exhibitions = async () =>
  (await server.database.selectFrom('exhibition').selectAll().orderBy('exhibition_id').execute()).filter(
    ({ exhibition_id: id }) => id !== '-',
  );

test('the demo is refused beside another organiser', async () => {
  await createTenant(server.database, 'acme', 'Acme Fairs');
  await expect(load()).rejects.toThrow(/DEMO=1 is refused: .*\(acme\)/);
  for (const table of ['exhibition', 'tenant'] as const)
    await server.database.deleteFrom(table).where('tenant_id', '=', 'acme').execute();
});

test('a first start that was cut off goes on with what is missing', async () => {
  expect(await load()).toBe(2);
  expect(await load()).toBe(0);
  expect((await exhibitions()).map(({ exhibition_id: id, open }) => [id, open])).toEqual([
    ['jle2027', true],
    ['jlgsa2027', true],
  ]);
});

test('its forms are open, nothing that happened lies ahead, and its fair is still to come', async () => {
  const { rows } = await sql<{ open: number; ahead: number }>`
    select (select count(*)::integer from form where opens_at < ${now} and end_at > ${now}) as open,
      (select count(*)::integer from submission where updated_at > ${now} or created_at > ${now})
        + (select count(*)::integer from review_step where created_at > ${now}) as ahead`.execute(
    server.database,
  );
  expect(rows[0]?.open).toBeGreaterThan(30);
  expect(rows[0]?.ahead).toBe(0);
  const [fair] = await exhibitions();
  expect(fair?.profile.dates.start).toBe('2030-06-20');
  expect(fair?.title).toMatchObject({ en: 'Jianglan Expo 2030' });
});
