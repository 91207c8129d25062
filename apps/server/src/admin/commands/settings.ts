import type { Database } from '../../database/database.ts';
import {
  changeSetting,
  isSettingKey,
  readSetting,
  selectExhibitionsNamed,
  settingKeys,
  type ExhibitionSettings,
  type Scope,
  type SettingKey,
} from '../../exhibitions/index.ts';
import { auditCommand } from '../audit-command.ts';
import type { Command, Values } from '../command.ts';
import { UsageError } from '../usage-error.ts';

const known = `KEY is one of ${settingKeys.join(', ')}`;

/** Commands that tell and change the settings of an exhibition. */
export const settingCommands = {
  get: {
    usage: `get EXHIBITION [KEY] [--tenant ID]`,
    words: [1, 2],
    async run({ database }, values, [exhibitionId = '', key]) {
      const scope = await findScope(database, exhibitionId, values);
      const keys = key === undefined ? settingKeys : [settingNamed(key)];
      const lines = keys.map(async (one) =>
        `${one} ${show(await readSetting(database, scope, one))}`.trimEnd(),
      );
      return (await Promise.all(lines)).join('\n');
    },
  },
  set: {
    usage: `set EXHIBITION KEY VALUE [--tenant ID]   (VALUE default: as it was; ${known})`,
    words: [3, 3],
    async run({ database }, values, [exhibitionId = '', typed = '', value = '']) {
      const scope = await findScope(database, exhibitionId, values);
      const key = settingNamed(typed);
      try {
        await changeSetting(database, scope, key, value === 'default' ? null : value, (transaction, change) =>
          auditCommand(
            transaction,
            scope,
            'exhibition.set',
            { kind: 'exhibition', id: scope.exhibitionId },
            {
              key,
              ...change,
            },
          ),
        );
      } catch (error) {
        if (error instanceof RangeError) throw new UsageError(error.message);
        throw error;
      }
      const shown = show(await readSetting(database, scope, key));
      return `${key} of ${scope.exhibitionId} is ${shown === '' ? 'not set' : shown}.`;
    },
  },
} as const satisfies Readonly<Record<string, Command>>;

const show = (value: ExhibitionSettings[SettingKey]): string =>
  value === null ? '' : typeof value === 'object' ? value.join(',') : String(value);

function settingNamed(key: string): SettingKey {
  if (isSettingKey(key)) return key;
  throw new UsageError(`There is no setting ${key}: ${known}.`);
}

/** The exhibition of an id; `--tenant` says which where several tenants have one. */
async function findScope(database: Database, exhibitionId: string, { tenant }: Values): Promise<Scope> {
  const named = await selectExhibitionsNamed(database, exhibitionId);
  const found = named.filter(({ tenantId }) => tenant === undefined || tenantId === tenant);
  const [first] = found;
  if (first === undefined) throw new UsageError(`Exhibition ${exhibitionId} does not exist.`);
  if (found.length > 1) {
    const tenants = found.map(({ tenantId }) => tenantId).join(', ');
    throw new UsageError(`Exhibition ${exhibitionId} is there in ${tenants}: say which with --tenant.`);
  }
  return first;
}
