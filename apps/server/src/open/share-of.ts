import type { OpenForm } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { renderServerWord } from '@zhantai/messages/server';
import { findExhibitor } from '../booths/index.ts';
import type { Database } from '../database/database.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import type { Ticket } from '../tickets/index.ts';

/** What the holder of a ticket may let the exhibitor see whose invitation it is; null where nobody invited them. */
export async function shareOf(
  database: Database,
  exhibition: Exhibition,
  { purpose, exhibitorId }: Pick<Ticket, 'purpose' | 'exhibitorId'>,
  language: Language,
): Promise<OpenForm['share']> {
  if (purpose !== 'visitor' || exhibitorId === null) return null;
  const exhibitor = await findExhibitor(database, exhibition, exhibitorId);
  if (exhibitor === null) return null;
  const own = language === 'en' && exhibitor.nameEn !== '' ? exhibitor.nameEn : exhibitor.name;
  return {
    text: renderServerWord('shareWith', language, { company: own }),
    fields: [
      { field: 'name', label: renderServerWord('shareName', language) },
      { field: 'company', label: renderServerWord('shareCompany', language) },
      { field: 'mobile', label: renderServerWord('shareMobile', language) },
    ],
  };
}
