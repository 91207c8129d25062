import { sql } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { inScope, inTenant } from '../../database/scoped/in-scope.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import type { LocalText } from '../../database/tables/schema.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** A later end as it is kept. */
export interface KeptExtension {
  readonly endAt: Date;
  readonly normalPrice: boolean;
}

/** The later end of a form that an exhibitor has, locked until the transaction ends; null: none. */
export async function lockExtension(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  formId: string,
): Promise<KeptExtension | null> {
  const row = await scoped(transaction, scope)
    .selectFrom('form_extension')
    .select(['end_at as endAt', 'normal_price as normalPrice'])
    .where('exhibitor_id', '=', exhibitorId)
    .where('form_id', '=', formId)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

export async function deleteExtension(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  formId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('form_extension')
    .where('exhibitor_id', '=', exhibitorId)
    .where('form_id', '=', formId)
    .execute();
}

/** A later end with its form and who gave it. */
export interface ListedExtension extends KeptExtension {
  readonly formId: string;
  readonly formCode: string;
  readonly title: LocalText;
  readonly formEndAt: Date | null;
  readonly reason: string;
  readonly by: string | null;
  readonly at: Date;
}

/** The later ends that an exhibitor has, one for each form at most, by the code of the form. */
export async function findExtensions(
  database: Database,
  scope: Scope,
  exhibitorId: string,
): Promise<readonly ListedExtension[]> {
  const { rows } = await sql<ListedExtension>`
    select extension.form_id as "formId", form.form_code as "formCode", form.title, form.end_at as "formEndAt",
      extension.end_at as "endAt", extension.normal_price as "normalPrice", extension.reason,
      account.name as by, extension.granted_at as at
    from form_extension as extension
    join form on ${inScope(scope, 'form')} and form.form_id = extension.form_id
    left join account on ${inTenant(scope.tenantId, 'account')} and account.account_id = extension.granted_by
    where ${inScope(scope, 'extension')} and extension.exhibitor_id = ${exhibitorId}
    order by form.form_code, extension.form_id`.execute(database);
  return rows;
}
