import { readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { addDays } from '@zhantai/engine';
import { openArchive, readArchive, type OpenArchive } from '../archives/index.ts';
import { createSecondFactors, demoFactorSecret, hashPassword } from '../auth/index.ts';
import type { Transaction } from '../database/database.ts';
import { createTenant, selectExhibition, type Scope } from '../exhibitions/index.ts';
import { fileServices } from '../files/index.ts';
import type { Deps } from '../platform/feature.ts';
import { createVault } from '../platform/vault.ts';
import { StartupFailure } from '../settings/startup-failure.ts';
import { calendarDays } from './calendar-days.ts';
import { readDemoAccounts, type DemoAccounts } from './demo-accounts.ts';
import { movedLine } from './moved-line.ts';
import { findTenants, findWithoutFactor, givePasswords, openExhibition } from './store.ts';

/**
 * Fills an empty installation with the archives of a folder, each in one transaction; a start that was cut off goes on
 * with those that are missing. Their fairs take place so many weeks later than written as today is.
 * @returns how many exhibitions were made.
 * @throws StartupFailure beside another organiser: passwords that everybody knows have no place there.
 */
export async function loadDemo(deps: Deps, folder: string): Promise<number> {
  const accounts = await readDemoAccounts(folder);
  const { tenantId } = accounts;
  const tenants = await findTenants(deps.database);
  const other = tenants.find((one) => one !== tenantId);
  if (other !== undefined)
    throw new StartupFailure(
      `DEMO=1 is refused: the database holds another organiser (${other}). Set DEMO=0, or name another DATA_DIR.`,
    );
  let isNew = !tenants.includes(tenantId);
  let made = 0;
  const names = (await readdir(folder)).filter((name) => name.endsWith('.zip')).toSorted();
  for (const name of names) {
    const scope = { tenantId, exhibitionId: basename(name, '.zip') };
    // One after the other: accounts of the first join the second.
    if ((await selectExhibition(deps.database, scope.tenantId, scope.exhibitionId)) !== null) continue;
    const archive = await openArchive(join(folder, name), accounts.passphrase);
    try {
      if (isNew) {
        const { title } = archive.manifest.exhibition;
        await createTenant(deps.database, tenantId, title['zh-Hans'] ?? tenantId);
        isNew = false;
      }
      await take(deps, archive, scope, accounts);
      made += 1;
    } finally {
      archive.close();
    }
  }
  return made;
}

async function take(deps: Deps, archive: OpenArchive, scope: Scope, accounts: DemoAccounts): Promise<void> {
  const { exhibition } = archive.manifest;
  const days = calendarDays(deps.now(), exhibition.zone);
  const firstDay = addDays(exhibition.firstDay, days);
  const services = { ...fileServices(deps), vault: createVault(deps.settings.secrets.dataKeys) };
  // All have the same password, so one slow hash serves them all.
  const passwordHash = await hashPassword(accounts.password);
  await readArchive(services, archive, {
    ...scope,
    firstDay,
    isOwn: true,
    rewrite: (kind, line) => movedLine(kind, line, days, firstDay),
    async lastly(transaction) {
      await givePasswords(transaction, scope.tenantId, accounts.accounts, passwordHash);
      await enrol(deps, transaction, scope, accounts.authenticator);
      await openExhibition(transaction, scope);
    },
  });
}

/** The demo's admin signs in with codes of a secret that everybody may know. */
async function enrol(
  { settings }: Deps,
  transaction: Transaction,
  { tenantId }: Scope,
  username: string,
): Promise<void> {
  const accountId = await findWithoutFactor(transaction, tenantId, username);
  if (accountId === null) return;
  const { tokenSecret, dataKeys } = settings.secrets;
  const factors = createSecondFactors(createVault(dataKeys), tokenSecret, settings.demo);
  await factors.enrol(transaction, { tenantId, accountId }, demoFactorSecret);
}
