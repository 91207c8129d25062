import { sql } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
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

export async function insertImport(
  transaction: Transaction,
  scope: Scope,
  { importId, kind, accountId, things, at }: KeptImport,
): Promise<void> {
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
