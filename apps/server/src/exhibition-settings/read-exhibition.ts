import type { ConsoleExhibition } from '@zhantai/contract';
import type { Database } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { selectExhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { keptSettings } from './kept-settings.ts';
import { countBooths } from './store.ts';

/** What admins set of their exhibition, as it is this moment. */
export async function readExhibition(
  database: Database,
  { tenantId, exhibitionId }: Scope,
): Promise<ConsoleExhibition> {
  const exhibition = await selectExhibition(database, tenantId, exhibitionId);
  if (exhibition === null) throw new Refusal('NOT_FOUND');
  const { open, zone, host } = exhibition;
  return {
    id: exhibitionId,
    state: open ? 'open' : 'closed',
    zone,
    host,
    settings: keptSettings(exhibition),
    booths: [...(await countBooths(database, exhibition))],
  };
}
