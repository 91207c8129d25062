import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { scoped, tenantScoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { JobThing } from '../jobs/index.ts';

/** What a workbook would do, kept until it is done. */
export interface KeptImport {
  readonly importId: string;
  readonly kind: string;
  readonly accountId: string;
  readonly things: readonly JobThing[];
  readonly at: Date;
}

/** So many workbooks stay open for each account, in all its exhibitions together; one more ends the oldest. */
const MOST_OPEN = 5;

/** Keeps what somebody saw, and ends the oldest of theirs beyond {@link MOST_OPEN}. */
export async function insertImport(
  transaction: Transaction,
  scope: Scope,
  { importId, kind, accountId, things, at }: KeptImport,
): Promise<void> {
  const lock = JSON.stringify(['imports', scope.tenantId, accountId]);
  await sql`select pg_advisory_xact_lock(hashtextextended(${lock}, 0))`.execute(transaction);
  await scoped(transaction, scope)
    .insertInto('workbook_import')
    .values({
      import_id: importId,
      kind,
      account_id: accountId,
      things: JSON.stringify(things),
      created_at: at,
    })
    .execute();
  await tenantScoped(transaction, scope.tenantId)
    .deleteFrom('workbook_import')
    .where('import_id', 'in', (open) =>
      open
        .selectFrom('workbook_import')
        .select('import_id')
        .where('account_id', '=', accountId)
        // Ids sort as they were made, within one moment too.
        .orderBy('created_at', 'desc')
        .orderBy('import_id', 'desc')
        .offset(MOST_OPEN),
    )
    .execute();
}

/** What somebody saw, which nobody takes a second time. */
export async function takeImport(
  transaction: Transaction,
  scope: Scope,
  importId: string,
  accountId: string,
): Promise<Pick<KeptImport, 'kind' | 'things'> | null> {
  const row = await scoped(transaction, scope)
    .deleteFrom('workbook_import')
    .where('import_id', '=', importId)
    .where('account_id', '=', accountId)
    .returning(['kind', 'things'])
    .executeTakeFirst();
  return row ?? null;
}

/** Removes what nobody took before a moment. */
export async function deleteOldImports(database: Database, before: Date): Promise<void> {
  await sql`delete from workbook_import where created_at < ${before}`.execute(database);
}
