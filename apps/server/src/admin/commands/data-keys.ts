import { describeDataKeys, findUsedOtherKeys } from '../../keys/index.ts';
import { forgetOtherDataKeys, replaceDataKey } from '../../settings/secrets.ts';
import type { Command } from '../command.ts';
import { UsageError } from '../usage-error.ts';

/** Commands that tell and change the keys of data at rest. */
export const dataKeyCommands = {
  'data-keys': {
    usage: 'data-keys',
    run: ({ database, settings }) => describeDataKeys(database, settings.secrets.dataKeys),
  },
  'change-data-key': {
    usage: 'change-data-key',
    async run({ settings, env }) {
      replaceDataKey(settings.dataDir, env);
      return 'A new data key is kept. Restart the server: it seals with the new one, and anew what the old one sealed.';
    },
  },
  'forget-data-keys': {
    usage: 'forget-data-keys',
    async run({ database, settings, env }) {
      const used = await findUsedOtherKeys(database, settings.secrets.dataKeys);
      if (used.length > 0) {
        throw new UsageError(
          `Something is still sealed with ${used.join(', ')}: npm run admin -- data-keys says how much.`,
        );
      }
      forgetOtherDataKeys(settings.dataDir, env);
      return 'The other data keys are forgotten.';
    },
  },
} as const satisfies Readonly<Record<string, Command>>;
