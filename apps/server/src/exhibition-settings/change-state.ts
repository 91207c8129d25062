import type { ChangeExhibitionStateRequest, ConsoleExhibition } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import { changeThing } from '../changes/index.ts';
import type { Database, Transaction } from '../database/database.ts';
import { sqlState } from '../database/failures/sql-state.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { clearTrialWithin } from '../exhibitors/index.ts';
import { localText } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import type { ExhibitionEditor } from './change-exhibition.ts';
import { lockHolder, lockOpen, releaseHost, updateOpen } from './store.ts';

/**
 * Opens an exhibition to its exhibitors, or closes it again; sessions stay (console.md §1.1).
 * What was tried is cleared with the opening. The host name is handed over where that is said.
 * @throws Refusal HOST_TAKEN where another open exhibition has its host name, THING_CHANGED.
 */
export async function changeState(
  database: Database,
  { staff, exhibition, origin }: ExhibitionEditor,
  { change, handOver }: ChangeExhibitionStateRequest,
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
    if (next === null) return;
    const isOpen = next.state === 'open';
    if (isOpen) {
      await settleHost(transaction, { staff, exhibition, origin }, handOver);
      await clearTrialWithin(transaction, exhibition, staff.accountId);
    }
    await updateOpen(transaction, exhibition, isOpen);
  });
  try {
    await work;
  } catch (error) {
    // Another one took it at the same moment.
    if (sqlState(error) === '23505') throw new Refusal('HOST_TAKEN', { host: exhibition.host ?? '' });
    throw error;
  }
}

/**
 * Takes the host name from the open exhibition that has it, if it is the one that was named: that one stays open and is
 * reached by its own address.
 * @throws Refusal HOST_TAKEN with that exhibition, where none or another one was named.
 */
async function settleHost(
  transaction: Transaction,
  { staff, exhibition, origin }: ExhibitionEditor,
  handOver: string | undefined,
): Promise<void> {
  const { tenantId, host } = exhibition;
  if (host === null) return;
  const holder = await lockHolder(transaction, exhibition, host);
  if (holder === null) return;
  const { exhibitionId } = holder;
  if (holder.tenantId !== tenantId)
    throw new Refusal('HOST_TAKEN', { host }, { host, id: null, title: null });
  if (handOver !== exhibitionId) {
    const title = localText(holder.title, 'zh-Hans');
    throw new Refusal('HOST_TAKEN', { host }, { host, id: exhibitionId, title });
  }
  await releaseHost(transaction, { tenantId, exhibitionId });
  await recordAudit(transaction, {
    tenantId,
    exhibitionId,
    actor: { kind: 'staff', accountId: staff.accountId },
    action: 'exhibition.host',
    thing: { kind: 'exhibition', id: exhibitionId },
    detail: { changes: { host: { from: host, to: null } }, to: exhibition.exhibitionId },
    origin,
  });
}
