// `find-doubled.ts FILE`: which of the names in the file were made not once. Prints them as JSON.
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';

const made: { readonly submissions: readonly string[]; readonly files: readonly string[] } = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const { databaseUrl, dataDir } = readSettings(process.env, '/');
const { database, close } = await openDatabase({ databaseUrl, dataDir });
const { rows: submissions } = await sql<{ name: string }>`
  select revision.answers ->> 'note' as name from submission
  join revision using (tenant_id, exhibition_id, submission_id)
  where revision.answers ->> 'note' like 'made-%'
`.execute(database);
const { rows: files } = await sql<{ name: string }>`
  select regexp_replace(name, '[.]pdf$', '') as name from file where name like 'made-%'
`.execute(database);
await close();

/** Names with how often they are there, where that is not once. */
function notOnce(wanted: readonly string[], found: readonly { readonly name: string }[]): readonly unknown[] {
  const times = new Map<string, number>(wanted.map((name) => [name, 0]));
  for (const { name } of found) times.set(name, (times.get(name) ?? 0) + 1);
  return [...times].filter(([, count]) => count !== 1);
}
process.stdout.write(
  JSON.stringify([...notOnce(made.submissions, submissions), ...notOnce(made.files, files)]),
);
