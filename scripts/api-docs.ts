// `npm run api-docs`: writes docs/api.md from docs/wire.md and the calls that the server registers. It opens no database.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createDatabase } from '../apps/server/src/database/create-database.ts';
import { createPool } from '../apps/server/src/database/create-pool.ts';
import { buildApp } from '../apps/server/src/http/build-app.ts';
import { operationsOf } from '../apps/server/src/http/reference/operations.ts';
import { renderTable } from '../apps/server/src/http/reference/render-table.ts';
import { testSettings } from '../apps/server/src/settings/test-settings.ts';

const docs = join(import.meta.dirname, '../docs');
// Nobody asks it anything: the calls are listed, not made.
const pool = createPool('postgres://nobody@127.0.0.1:1/nothing', 1, () => {});
const database = createDatabase(pool);
const app = await buildApp({ database, settings: testSettings(), now: () => new Date() });
const clauses = readFileSync(join(docs, 'wire.md'), 'utf8');
writeFileSync(join(docs, 'api.md'), renderTable(operationsOf(app), clauses));
await database.destroy();
