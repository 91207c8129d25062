import { handedInStatuses } from '@zhantai/contract';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database, Transaction } from '../../database/database.ts';
import { scoped } from '../../database/scoped/scoped.ts';
import { inScope } from '../../database/scoped/in-scope.ts';
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
  await scoped(transaction, scope)
    .deleteFrom('transport_choice')
    .where('exhibitor_id', '=', exhibitorId)
    .where('form_id', '=', formId)
    .execute();
  if (accountIds.length === 0) return;
  await insertRows(
    transaction,
    scope,
    'transport_choice',
    accountIds.map((accountId) => ({
      exhibitor_id: exhibitorId,
      form_id: formId,
      account_id: accountId,
      chosen_at: at,
    })),
  );
}

/**
 * The one rule of who acts for an exhibitor as its transport supplier: the choice stands as long as the submission that
 * made it is handed in. Taken back, returned, reopened or removed, it ends every right that came with it.
 * @param exhibitor column or value of the exhibitor's id.
 */
export function choiceStands(
  scope: Scope,
  accountId: string,
  exhibitor: RawBuilder<unknown>,
): RawBuilder<SqlBool> {
  return sql<SqlBool>`exists (
    select from transport_choice
    join submission as choosing using (tenant_id, exhibition_id, exhibitor_id, form_id)
    join form as chosen_in using (tenant_id, exhibition_id, form_id)
    where ${inScope(scope, 'transport_choice')}
      and transport_choice.exhibitor_id = ${exhibitor} and transport_choice.account_id = ${accountId}
      and choosing.subject_kind = 'exhibitor' and choosing.removed_at is null
      and choosing.status = any(${[...handedInStatuses]}::text[]) and chosen_in.transport_choice
  )`;
}

/** Whether an exhibitor's choice of this supplier stands (`choiceStands`). */
export async function isChosenTransport(
  database: Database,
  scope: Scope,
  accountId: string,
  exhibitorId: string,
): Promise<boolean> {
  const { rows } = await sql<{ stands: boolean }>`
    select ${choiceStands(scope, accountId, sql`${exhibitorId}`)} as stands`.execute(database);
  return rows[0]?.stands === true;
}

/** Accounts and names of the exhibition's transport suppliers, by name. */
export async function findTransportSuppliers(
  database: Database,
  scope: Scope,
): Promise<readonly { readonly accountId: string; readonly name: string }[]> {
  return scoped(database, scope)
    .selectFrom('membership')
    .innerJoin('account', 'account.account_id', 'membership.account_id')
    .select(['account.account_id as accountId', 'account.name'])
    .where('membership.role', '=', 'transport')
    .orderBy('account.name')
    .orderBy('account.account_id')
    .execute();
}
