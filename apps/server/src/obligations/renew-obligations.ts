import type { Database, Transaction } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { findForms } from '../forms/index.ts';
import { judgeObligations } from './judge-obligations.ts';
import type { ObligationChange } from './obligation.ts';
import { noteEverybody, spreadChanges, takeChanges, tryObligationLock } from './store/changes.ts';
import { readDebtors } from './store/debtors.ts';
import { putObligations } from './store/obligations.ts';

/**
 * Brings obligations up to what changed, some hundred exhibitors in a transaction; one process does it at a time. A change
 * is only noted: what holds now is read afterwards, so that a note too many does no harm.
 * @returns how many rows differed.
 */
export async function renewObligations(database: Database, now: () => Date): Promise<number> {
  let all = 0;
  for (;;) {
    const renewed = await inTransaction(database, (transaction) => renewBatch(transaction, now()));
    if (renewed === null) return all;
    all += renewed;
  }
}

/** Makes every obligation anew. @returns how many were not what settings, booths and submissions say. */
export async function rebuildObligations(database: Database, now: () => Date): Promise<number> {
  await renewObligations(database, now);
  await inTransaction(database, noteEverybody);
  return renewObligations(database, now);
}

/** @returns how many rows differed; null where nothing is left to do, or another process does it. */
async function renewBatch(transaction: Transaction, now: Date): Promise<number | null> {
  if (!(await tryObligationLock(transaction))) return null;
  const changes = await takeChanges(transaction);
  const [first] = changes;
  if (first === undefined) return null;
  const scope = { tenantId: first.tenantId, exhibitionId: first.exhibitionId };
  await spreadChanges(transaction, scope, changes);
  const due = dueOf(changes);
  if (due.size === 0) return 0;
  const debtors = await readDebtors(transaction, scope, [...due.keys()]);
  const forms = await findForms(transaction, scope);
  const obligations = debtors.flatMap((debtor) => {
    const formIds = due.get(debtor.exhibitorId) ?? null;
    const judged = formIds === null ? forms : forms.filter(({ formId }) => formIds.has(formId));
    return judgeObligations(debtor, judged, now);
  });
  const pairs = [...due].flatMap(([exhibitorId, formIds]) =>
    formIds === null
      ? [{ exhibitorId, formId: '' }]
      : [...formIds].map((formId) => ({ exhibitorId, formId })),
  );
  return putObligations(transaction, scope, pairs, obligations);
}

/** Of which exhibitors which forms are to be judged; null: all. */
function dueOf(changes: readonly ObligationChange[]): ReadonlyMap<string, ReadonlySet<string> | null> {
  const due = new Map<string, Set<string> | null>();
  for (const { exhibitorId, formId } of changes) {
    if (exhibitorId === '') continue;
    const known = due.get(exhibitorId);
    if (formId === '' || known === null) due.set(exhibitorId, null);
    else due.set(exhibitorId, (known ?? new Set()).add(formId));
  }
  return due;
}
