import type { Transaction } from '../database/database.ts';
import type { AuditEntry } from './audit-entry.ts';
import { insertAudit } from './store.ts';

/** Writes one line of the audit in the transaction of what it tells about: both happen or neither. */
export async function recordAudit(transaction: Transaction, entry: AuditEntry): Promise<void> {
  await insertAudit(transaction, entry);
}
