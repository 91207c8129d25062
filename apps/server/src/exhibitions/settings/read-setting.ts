import type { Database } from '../../database/database.ts';
import { createMemory } from '../../database/memory.ts';
import type { Scope } from '../scope.ts';
import { exhibitionSettings, type ExhibitionSettings, type SettingKey } from './exhibition-settings.ts';
import { selectSettings } from './store.ts';

const cached = createMemory<{
  readonly exhibitionId: string;
  readonly texts: Readonly<Record<string, unknown>>;
}>(({ exhibitionId }) => [`exhibition ${exhibitionId}`]);

/** What a setting of an exhibition says now; a change is seen within five seconds, whichever process made it. */
export async function readSetting<Key extends SettingKey>(
  database: Database,
  { tenantId, exhibitionId }: Scope,
  key: Key,
): Promise<ExhibitionSettings[Key]> {
  const found = await cached.recall(database, JSON.stringify([tenantId, exhibitionId]), async () => {
    const texts = await selectSettings(database, { tenantId, exhibitionId });
    return texts === null ? null : { exhibitionId, texts };
  });
  const text = found?.texts[key];
  const setting = exhibitionSettings[key];
  // What an older version took and this one does not is as if it were not set.
  return typeof text === 'string' ? (setting.parse(text) ?? setting.fallback) : setting.fallback;
}
