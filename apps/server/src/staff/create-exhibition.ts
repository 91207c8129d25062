import type { CreateExhibitionRequest, StaffExhibition } from '@zhantai/contract';
import type { Language } from '@zhantai/engine';
import { recordAudit } from '../audit/index.ts';
import type { Transaction } from '../database/database.ts';
import { sqlState } from '../database/failures/sql-state.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { createExhibition, emptyProfile, localText, parseTime, tenantRow } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Manager } from './members/manager.ts';
import type { StaffServices } from './services.ts';
import { countExhibitions } from './store.ts';

/** Of a tenant; past fairs stay where they are. */
const MAX_EXHIBITIONS = 200;

/**
 * Makes an exhibition: closed, without forms and people.
 * @throws Refusal EXHIBITION_TAKEN, LIMIT_REACHED, BAD_REQUEST for a zone or days that are none.
 */
export async function makeExhibition(
  { database, exhibitions }: StaffServices,
  { staff, origin }: Pick<Manager, 'staff' | 'origin'>,
  { id, title, zone, start, end }: CreateExhibitionRequest,
  language: Language,
): Promise<StaffExhibition> {
  const { tenantId, accountId } = staff;
  const isZone = canTell(zone);
  if (!isZone || start > end || [start, end].some((day) => parseTime(day, zone) === null))
    throw new Refusal('BAD_REQUEST');
  const tenant = await exhibitions.find(tenantId, tenantRow);
  const profile = { ...emptyProfile, organiser: tenant?.title ?? {}, dates: { start, end } };
  try {
    await inTransaction(database, async (transaction) => {
      await requireFewExhibitions(transaction, tenantId);
      const scope = { tenantId, exhibitionId: id };
      await createExhibition(transaction, { ...scope, title, zone, profile, open: false });
      await recordAudit(transaction, {
        ...scope,
        actor: { kind: 'staff', accountId },
        action: 'exhibition.create',
        thing: { kind: 'exhibition', id },
        detail: { title, zone, start, end },
        origin,
      });
    });
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('EXHIBITION_TAKEN', { id });
    throw error;
  }
  const shown = localText(title, language);
  return { id, title: shown, start, end, state: 'closed', role: 'admin', current: false };
}

/** @throws Refusal LIMIT_REACHED where a tenant has as many exhibitions as it may. */
export async function requireFewExhibitions(transaction: Transaction, tenantId: string): Promise<void> {
  const count = await countExhibitions(transaction, tenantId);
  const bound = { limit: MAX_EXHIBITIONS, count };
  if (count >= MAX_EXHIBITIONS) throw new Refusal('LIMIT_REACHED', bound, bound);
}

/** Whether a text names a time zone. */
function canTell(zone: string): boolean {
  try {
    Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}
