import type { Database } from '../../database/database.ts';
import { createCache } from '../../database/cache.ts';
import type { Scope } from '../../database/scoped/scope.ts';
import type { ExhibitionSettings, SettingKey } from './exhibition-settings.ts';
import { settingOf } from './setting-of.ts';
import { selectSettings } from './store.ts';

const cached = createCache<{
  readonly exhibitionId: string;
  readonly texts: Readonly<Record<string, unknown>>;
}>(({ exhibitionId }) => [`exhibition ${exhibitionId}`]);

/** What a setting of an exhibition says now; a change is seen within five seconds, whichever process made it. */
export async function readSetting<Key extends SettingKey>(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  key: Key,
): Promise<ExhibitionSettings[Key]> {
  const found = await cached.get(database, JSON.stringify([tenantId, exhibitionId]), async () => {
    const texts = await selectSettings(database, { tenantId, exhibitionId });
    return texts === null ? null : { exhibitionId, texts };
  });
  return settingOf(found?.texts ?? {}, key);
}
