import type { Transaction } from '../database/database.ts';
import { noteSubmissions } from './store/changes.ts';

/** Something that changed: of what kind, and its id. */
interface Change {
  readonly tenantId: string;
  readonly exhibitionId: string;
  readonly kind: string;
  readonly id: string;
}

/** Notes that exhibitors stand otherwise with the forms of these submissions; other changes are left out. */
export async function noteChangedSubmissions(
  transaction: Transaction,
  changes: readonly Change[],
): Promise<void> {
  const submissions = changes.filter(({ kind }) => kind === 'submission');
  if (submissions.length === 0) return;
  await noteSubmissions(
    transaction,
    submissions.map(({ tenantId, exhibitionId, id }) => ({ tenantId, exhibitionId, submissionId: id })),
  );
}
