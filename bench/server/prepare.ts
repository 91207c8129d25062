// Fills the database that the server of the bench runs on: an exhibition, one form, exhibitors who are signed in.
import { writeFileSync } from 'node:fs';
import { insertExhibitors } from '../../apps/server/src/booths/index.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { signInAs } from '../../apps/server/src/auth/testing.ts';
import { createTestExhibition } from '../../apps/server/src/exhibitions/testing.ts';
import { buildApp } from '../../apps/server/src/http/build-app.ts';
import { createTestForm } from '../../apps/server/src/http/test-form.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { definition } from './document.mjs';

const [file = '', count = '64'] = process.argv.slice(2);
const settings = readSettings(process.env, '/');
const { database, close } = await openDatabase({
  databaseUrl: settings.databaseUrl,
  dataDir: settings.dataDir,
});
const app = await buildApp({ database, settings, now: () => new Date() });
const exhibition = await createTestExhibition({ database });
const form = await createTestForm(database, exhibition, definition, { review: false });
const exhibitors: unknown[] = [];
for (let number = 1; number <= Number(count); number += 1) {
  const exhibitorId = `X${number}`;
  const name = `Exhibitor ${number}`;
  await database
    .transaction()
    .execute((transaction) =>
      insertExhibitors(transaction, exhibition, [
        { exhibitorId, name, nameEn: name, origin: 'cn', language: 'en', tags: [] },
      ]),
    );
  const { headers } = await signInAs({ app, database, settings }, exhibition, {
    role: 'exhibitor',
    exhibitorId,
  });
  exhibitors.push({ headers, address: `10.0.${Math.floor(number / 200)}.${(number % 200) + 1}` });
}
writeFileSync(file, JSON.stringify({ form, exhibitors }));
await app.close();
await close();
