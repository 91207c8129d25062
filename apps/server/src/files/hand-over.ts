import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';
import { ownerKey, type Subject } from './owner-key.ts';

/** Makes files of one subject another's; those that are not the giver's stay whose they are. */
export async function handOverFiles(
  transaction: Transaction,
  scope: Scope,
  fileIds: readonly string[],
  from: Subject,
  to: Subject,
): Promise<void> {
  if (fileIds.length === 0) return;
  await transaction
    .updateTable('file')
    .set({ owner_key: ownerKey(to) })
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('owner_key', '=', ownerKey(from))
    .where('file_id', 'in', [...fileIds])
    .execute();
}
