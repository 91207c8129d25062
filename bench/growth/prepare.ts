// Makes the exhibition that grows in the database of the bench: forty forms, and staff who are signed in, one for each
// reader. `prepare.ts FILE READERS`: what the readers need to know goes into the file.
import { writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { signAccessToken } from '../../apps/server/src/auth/tokens/access-token.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { createTestForm } from '../../apps/server/src/http/testing/test-form.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { definition } from '../server/document.mjs';

const [file = '', readers = '8'] = process.argv.slice(2);
const lifeSeconds = 8 * 3_600;

const settings = readSettings(process.env, '/');
const { database, close } = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
});
/** That of the bench of the server, whose exhibitors submit meanwhile. */
const [row] = await database
  .selectFrom('exhibition')
  .select(['tenant_id', 'exhibition_id', 'client_id', 'client_secret'])
  .execute();
if (row === undefined) throw new Error('There is no exhibition.');
const scope = { tenantId: row.tenant_id, exhibitionId: row.exhibition_id };
const { tenantId, exhibitionId } = scope;

const forms: string[] = [];
for (let number = 1; number <= 40; number += 1) {
  // Their codes are given in this order.
  const form = await createTestForm(database, scope, definition, {
    formId: `growth-${number}`,
    formType: String(600 + number),
    pageKey: `growth-${number}`,
    formCode: `G${String(number).padStart(2, '0')}`,
    review: true,
  });
  forms.push(form.formId);
}

async function perReader(columns: string, values: string, table: string): Promise<void> {
  const given = values.replaceAll('TENANT', `'${tenantId}'`).replaceAll('FAIR', `'${exhibitionId}'`);
  await sql
    .raw(
      `insert into ${table} (${columns}) select ${given} from generate_series(1, ${Number(readers)}) as number`,
    )
    .execute(database);
}
await perReader(
  'tenant_id, account_id, username, name, factor_put_off_until',
  "TENANT, 'reader-' || number, 'reader-' || number, 'Reader', 'infinity'",
  'account',
);
await perReader(
  'tenant_id, exhibition_id, membership_id, account_id, role',
  "TENANT, FAIR, 'reader-' || number, 'reader-' || number, 'admin'",
  'membership',
);
await perReader(
  'tenant_id, family_id, account_id, address, user_agent, ends_at, renewable_until',
  "TENANT, 'reader-' || number, 'reader-' || number, '127.0.0.1', 'bench', now() + interval '12 hours', now() + interval '12 hours'",
  'session_family',
);
await perReader(
  'tenant_id, exhibition_id, session_id, family_id, account_id, membership_id, client_id, address, user_agent',
  "TENANT, FAIR, 'reader-' || number, 'reader-' || number, 'reader-' || number, 'reader-' || number, 'console', '127.0.0.1', 'bench'",
  'session',
);
// Three of them see a part only.
await sql`update membership set halls = '{3}' where membership_id = 'reader-1'`.execute(database);
await sql`update membership set form_ids = ${forms.slice(0, 10)} where membership_id = 'reader-2'`.execute(
  database,
);
await sql`update membership set halls = '{9}' where membership_id = 'reader-3'`.execute(database);
const limits = ['one hall', 'ten forms', 'a small hall'];
const staff: unknown[] = [];
for (let number = 1; number <= Number(readers); number += 1) {
  const claims = {
    tenantId,
    exhibitionId,
    accountId: `reader-${number}`,
    sessionId: `reader-${number}`,
  };
  const token = await signAccessToken(settings.secrets.tokenSecret, claims, new Date(), lifeSeconds);
  staff.push({
    limit: limits[number - 1] ?? null,
    headers: {
      authorization: `Basic ${Buffer.from(`${row.client_id}:${row.client_secret}`).toString('base64')}`,
      'tenant-id': tenantId,
      'exhibition-id': exhibitionId,
      'blade-auth': `bearer ${token}`,
    },
    address: `10.200.0.${number}`,
  });
}
writeFileSync(file, JSON.stringify({ tenantId, exhibitionId, forms, staff }));
await close();
