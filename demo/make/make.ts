// `npm run demo:make`: writes the fair of the demo into the archives that the server reads at its first start, and what of
// it is for everybody into the packs that come with the product.
import { createWriteStream } from 'node:fs';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { writeArchive } from '../../apps/server/src/archives/index.ts';
import { openDatabase } from '../../apps/server/src/database/open-database.ts';
import { fileServices } from '../../apps/server/src/files/index.ts';
import { createVault } from '../../apps/server/src/platform/vault.ts';
import { readSettings } from '../../apps/server/src/settings/read-settings.ts';
import { demoExhibition, demoTenantId } from './exhibition.ts';
import { demoLogins } from './demo-logins.ts';
import { productPacks, writePack } from './packs.ts';
import { partnerExhibition } from './partner/partner-exhibition.ts';
import { seedDemo } from './seed.ts';
import { WRITTEN_AT } from './written-at.ts';

const folder = join(import.meta.dirname, '..');
const home = await mkdtemp(join(tmpdir(), 'zhantai-demo-'));
await chmod(home, 0o711); // The database may run as another user.
const settings = readSettings({ DATA_DIR: join(home, 'data'), DEMO: '1' }, home);
const opened = await openDatabase(settings);
try {
  const deps = { database: opened.database, settings, now: () => WRITTEN_AT };
  await seedDemo(deps);
  const services = { ...fileServices(deps), vault: createVault(settings.secrets.dataKeys) };
  for (const { exhibitionId } of [demoExhibition, partnerExhibition]) {
    const scope = { tenantId: demoTenantId, exhibitionId };
    const archive = writeArchive(services, scope, 'everything', demoLogins.passphrase, {
      withPatterns: true,
    });
    await pipeline(archive, createWriteStream(join(folder, `${exhibitionId}.zip`)));
  }
  await mkdir(join(folder, 'packs'), { recursive: true });
  for (const pack of productPacks)
    await pipeline(writePack(services, pack), createWriteStream(join(folder, 'packs', `${pack.packId}.zip`)));
  await writeFile(join(folder, 'accounts.json'), `${JSON.stringify(demoLogins, null, 2)}\n`);
} finally {
  await opened.close();
  await rm(home, { recursive: true, force: true });
}
