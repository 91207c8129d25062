import type { Database } from '../../database/database.ts';
import { inTransaction } from '../../database/in-transaction.ts';
import type { Transaction } from '../../database/database.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import type { SettingKey } from './exhibition-settings.ts';
import { settingFault } from './setting-fault.ts';
import { selectSettings, updateSetting } from './store.ts';

/** What a setting was and is, as typed; null: as by default. */
export interface SettingChange {
  readonly from: string | null;
  readonly to: string | null;
}

/**
 * Sets one thing of an exhibition.
 * @param text null: as by default again.
 * @param withinTransaction happens in the same transaction.
 * @throws RangeError with a sentence where the text is no value of this setting.
 */
export async function changeSetting(
  database: Database,
  scope: Scope,
  key: SettingKey,
  text: string | null,
  withinTransaction: (transaction: Transaction, change: SettingChange) => Promise<void>,
): Promise<SettingChange> {
  const fault = text === null ? null : settingFault(key, text);
  if (fault !== null) throw new RangeError(`${fault}.`);
  return inTransaction(database, async (transaction) => {
    const before = (await selectSettings(transaction, scope))?.[key];
    const change = { from: typeof before === 'string' ? before : null, to: text };
    await updateSetting(transaction, scope, key, text);
    await withinTransaction(transaction, change);
    return change;
  });
}
