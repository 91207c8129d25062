import { fileServices } from '../files/index.ts';
import { hasBackground } from '../platform/threads/background.ts';
import { keyIdsOf } from '../settings/data-keys.ts';
import type { App, Deps } from '../platform/feature.ts';
import { createVault } from '../platform/vault.ts';
import { whileOpen } from '../platform/while-open.ts';
import { sealDrafts, submissionServices } from '../submissions/index.ts';
import { resealAll } from './reseal-all.ts';
import { selectUsedKeys } from './store.ts';

const RESEAL_PAUSE_MS = 30_000;
const SEAL_PAUSE_MS = 300_000;

/**
 * No calls: says at the start which data keys are missing, seals anew what another one sealed, and seals drafts that were
 * saved before everything in them was sealed.
 */
export function dataKeyRoutes(app: App, deps: Deps): void {
  if (!hasBackground(app)) return;
  const { database, settings } = deps;
  const keys = settings.secrets.dataKeys;
  const known = keyIdsOf(keys);
  const vault = createVault(keys);
  const files = fileServices(deps);
  const submissions = submissionServices(deps);
  let ending = false;
  app.addHook('preClose', async () => {
    ending = true;
  });
  app.addHook('onReady', async () => {
    for (const keyId of await selectUsedKeys(database)) {
      if (known.includes(keyId)) continue;
      app.log.error(
        `Sealed with the data key ${keyId}, which is in neither DATA_KEY nor DATA_KEY_OTHERS: cannot be opened.`,
      );
    }
  });
  let reported = 0;
  whileOpen(app, SEAL_PAUSE_MS, 'drafts from before could not be sealed', async () => {
    const { sealed, failed, error } = await sealDrafts(submissions, () => ending);
    if (sealed > 0) app.log.info(`${sealed} drafts that held sensitive answers in clear were sealed`);
    if (failed > 0 && failed !== reported)
      app.log.warn({ err: error }, `${failed} drafts could not be read to be sealed; they are tried again`);
    reported = failed;
  });
  if (keys.others.length === 0) return;
  whileOpen(app, RESEAL_PAUSE_MS, 'what another data key sealed could not be sealed anew', async () => {
    const failed = (error: unknown): void =>
      app.log.warn({ err: error }, 'a file could not be encrypted anew');
    const count = await resealAll({ database, keys, vault, files, isEnding: () => ending, failed });
    if (count > 0)
      app.log.info(
        `${count} answers, files and draft keys were sealed anew with the data key ${vault.keyId}`,
      );
  });
}
