// `find-missing.ts FILE`: which of the receipts in the file belong to no revision. Prints them as JSON.
import { readFileSync } from 'node:fs';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';

const receipts: readonly { readonly number: string; readonly hash: string }[] = JSON.parse(
  readFileSync(process.argv[2] ?? '', 'utf8'),
);
const { databaseUrl, dataDir } = readSettings(process.env, '/');
const { database, close } = await openDatabase({ databaseUrl, dataDir });
const rows = await database.selectFrom('revision').select(['receipt_number', 'receipt_hash']).execute();
const kept = new Map(rows.map((row) => [row.receipt_number, row.receipt_hash]));
const twice = rows.length - kept.size;
const missing = receipts.filter(({ number, hash }) => kept.get(number) !== hash);
process.stdout.write(JSON.stringify(twice > 0 ? [...missing, { twice }] : missing));
await close();
