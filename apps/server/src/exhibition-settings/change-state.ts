import type { ChangeExhibitionStateRequest, ConsoleExhibition } from '@zhantai/contract';
import { changeThing } from '../changes/index.ts';
import type { Database } from '../database/database.ts';
import { sqlState } from '../database/failures/sql-state.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ExhibitionEditor } from './change-exhibition.ts';
import { lockOpen, updateOpen } from './store.ts';

/**
 * Opens an exhibition to its exhibitors, or closes it again; sessions stay (console.md §1.1).
 * @throws Refusal HOST_TAKEN where another open exhibition has its host name, THING_CHANGED.
 */
export async function changeState(
  database: Database,
  { staff, exhibition, origin }: ExhibitionEditor,
  { change }: ChangeExhibitionStateRequest,
): Promise<void> {
  const work = inTransaction(database, async (transaction) => {
    const kept = { state: (await lockOpen(transaction, exhibition)) ? 'open' : 'closed' } as const;
    const about = {
      exhibition,
      actor: { kind: 'staff', accountId: staff.accountId },
      origin,
      action: change.state?.to === 'open' ? 'exhibition.open' : 'exhibition.close',
      thing: { kind: 'exhibition', id: exhibition.exhibitionId },
    } as const;
    const next = await changeThing<Pick<ConsoleExhibition, 'state'>>(transaction, about, kept, change);
    if (next !== null) await updateOpen(transaction, exhibition, next.state === 'open');
  });
  try {
    await work;
  } catch (error) {
    if (sqlState(error) === '23505') throw new Refusal('HOST_TAKEN', { host: exhibition.host ?? '' });
    throw error;
  }
}
