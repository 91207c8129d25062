import type { StaffExhibition } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import type { Staff } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { localText } from '../exhibitions/index.ts';
import { findExhibitionsOf } from './store.ts';

/** The exhibitions that a member of staff may choose, the newest first; a tenant admin all of the organiser. */
export async function readExhibitions(
  database: Database,
  staff: Staff,
  language: Language,
): Promise<StaffExhibition[]> {
  const found = await findExhibitionsOf(database, staff);
  return found.map(({ exhibitionId, title, dates, open, role }) => ({
    id: exhibitionId,
    title: localText(title, language),
    start: dates.start,
    end: dates.end,
    state: open ? 'open' : 'closed',
    role: staff.tenantAdmin ? 'admin' : role,
    current: exhibitionId === staff.exhibitionId,
  }));
}
