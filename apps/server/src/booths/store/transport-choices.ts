import type { Database, Transaction } from '../../database/database.ts';
import { insertRows } from '../../database/insert-rows.ts';
import type { Scope } from '../../exhibitions/index.ts';

/** Whom an exhibitor chose to carry its exhibits, as one of its forms says. */
export interface TransportChoice {
  readonly exhibitorId: string;
  readonly formId: string;
  /** Accounts of transport suppliers; empty for none. */
  readonly accountIds: readonly string[];
}

/** Keeps what an exhibitor chose in a form, in place of what it chose there before. */
export async function keepTransportChoice(
  transaction: Transaction,
  scope: Scope,
  { exhibitorId, formId, accountIds }: TransportChoice,
  at: Date,
): Promise<void> {
  await transaction
    .deleteFrom('transport_choice')
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('exhibitor_id', '=', exhibitorId)
    .where('form_id', '=', formId)
    .execute();
  if (accountIds.length === 0) return;
  await insertRows(
    transaction,
    'transport_choice',
    accountIds.map((accountId) => ({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
      exhibitor_id: exhibitorId,
      form_id: formId,
      account_id: accountId,
      chosen_at: at,
    })),
  );
}

/** Whether an exhibitor chose this supplier. */
export async function isChosenTransport(
  database: Database,
  scope: Scope,
  accountId: string,
  exhibitorId: string,
): Promise<boolean> {
  const row = await database
    .selectFrom('transport_choice')
    .select('form_id')
    .where('tenant_id', '=', scope.tenantId)
    .where('exhibition_id', '=', scope.exhibitionId)
    .where('exhibitor_id', '=', exhibitorId)
    .where('account_id', '=', accountId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Accounts and names of the exhibition's transport suppliers, by name. */
export async function findTransportSuppliers(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly accountId: string; readonly name: string }[]> {
  return database
    .selectFrom('membership')
    .innerJoin('account', (join) =>
      join
        .onRef('account.tenant_id', '=', 'membership.tenant_id')
        .onRef('account.account_id', '=', 'membership.account_id'),
    )
    .select(['account.account_id as accountId', 'account.name'])
    .where('membership.tenant_id', '=', scope.tenantId)
    .where('membership.exhibition_id', '=', scope.exhibitionId)
    .where('membership.role', '=', 'transport')
    .orderBy('account.name')
    .orderBy('account.account_id')
    .execute();
}
