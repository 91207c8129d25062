// Fills the database that the server of the bench runs on: an exhibition, one form, exhibitors who are signed in.
// `prepare.ts FILE COUNT`: what the load needs to know of them goes into the file.
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { signAccessToken } from '../../apps/server/src/auth/tokens/access-token.ts';
import { clientHeaders, createTestExhibition } from '../../apps/server/src/exhibitions/testing.ts';
import { createTestForm, testDefinition } from '../../apps/server/src/http/testing/test-form.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { definition } from './document.mjs';

const [file = '', wanted = '64'] = process.argv.slice(2);
const count = Number(wanted);
const lifeSeconds = 8 * 3_600;

const settings = readSettings(process.env, '/');
const { database, close } = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
});
const exhibition = await createTestExhibition({ database });
const form = await createTestForm(database, exhibition, definition, { review: false });
const many = await createTestForm(database, exhibition, testDefinition([{ prop: 'note', type: 'input' }]), {
  review: false,
  submissions: 'many',
});
const { tenantId, exhibitionId } = exhibition;

/**
 * A row for each exhibitor, written by the database itself: signing in thousands over HTTP would take an hour. Each table
 * is analysed before the next refers to it, or the references of thousands are looked up as in a table of none.
 */
async function everybody(columns: string, values: string, table: string): Promise<void> {
  const given = values.replaceAll('TENANT', `'${tenantId}'`).replaceAll('FAIR', `'${exhibitionId}'`);
  await sql
    .raw(`insert into ${table} (${columns}) select ${given} from generate_series(1, ${count}) as number`)
    .execute(database);
  await sql.raw(`analyze ${table}`).execute(database);
}
await everybody(
  'tenant_id, exhibition_id, exhibitor_id, name, name_en',
  "TENANT, FAIR, 'X' || number, 'Exhibitor ' || number, 'Exhibitor ' || number",
  'exhibitor',
);
await everybody(
  'tenant_id, exhibition_id, booth_id, hall, number, area, type, exhibitor_id',
  "TENANT, FAIR, 'B' || number, '5', 'B' || number, 36, 'raw', 'X' || number",
  'booth',
);
await everybody(
  'tenant_id, account_id, phone, name',
  "TENANT, 'A' || number, (13900000000 + number)::text, 'Li Wei'",
  'account',
);
await everybody(
  'tenant_id, exhibition_id, membership_id, account_id, role, exhibitor_id, main',
  "TENANT, FAIR, 'M' || number, 'A' || number, 'exhibitor', 'X' || number, true",
  'membership',
);
await everybody(
  'tenant_id, family_id, account_id, address, user_agent, ends_at, renewable_until',
  "TENANT, 'F' || number, 'A' || number, '127.0.0.1', 'bench', now() + interval '30 days', now() + interval '7 days'",
  'session_family',
);
await everybody(
  'tenant_id, exhibition_id, session_id, family_id, account_id, membership_id, client_id, address, user_agent',
  "TENANT, FAIR, 'S' || number, 'F' || number, 'A' || number, 'M' || number, 'web', '127.0.0.1', 'bench'",
  'session',
);

const exhibitors: unknown[] = [];
for (let number = 1; number <= count; number += 1) {
  const claims = { tenantId, exhibitionId, accountId: `A${number}`, sessionId: `S${number}` };
  // Thousands at once would be no faster.
  const token = await signAccessToken(settings.secrets.tokenSecret, claims, new Date(), lifeSeconds);
  exhibitors.push({
    headers: { ...clientHeaders(exhibition), 'blade-auth': `bearer ${token}` },
    address: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
  });
}
writeFileSync(file, JSON.stringify({ form, many, exhibitors }));
await close();
