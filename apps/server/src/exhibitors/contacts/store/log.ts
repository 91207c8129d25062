import { sql } from 'kysely';
import type { Database, Transaction } from '../../../database/database.ts';
import { scoped } from '../../../database/scoped/scoped.ts';
import type { Scope } from '../../../exhibitions/index.ts';
import { countListed } from '../../../platform/json/count-listed.ts';
import type { PageWindow, Total } from '../../../platform/paging.ts';

/** A call to an exhibitor. */
export interface LoggedContact {
  readonly contactId: string;
  readonly accountId: string;
  readonly at: Date;
  readonly outcome: 'reached' | 'missed' | 'wrongNumber' | 'promised';
  readonly note: string;
  readonly nextAt: Date | null;
}

/** The calls to an exhibitor, the newest first. */
export async function findLog(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  page: PageWindow,
): Promise<{
  readonly total: Total;
  readonly rows: readonly (LoggedContact & { readonly by: string | null })[];
}> {
  const found = scoped(database, scope)
    .selectFrom('contact_log')
    .leftJoin('account', 'account.account_id', 'contact_log.account_id')
    .select([
      'contact_log.contact_id as contactId',
      'contact_log.account_id as accountId',
      'contact_log.at',
      'contact_log.outcome',
      'contact_log.note',
      'contact_log.next_at as nextAt',
      'account.name as by',
    ])
    .where('contact_log.exhibitor_id', '=', exhibitorId);
  const total = await countListed(database, found, page);
  const rows = await found
    .orderBy('contact_log.at', 'desc')
    .orderBy('contact_log.contact_id')
    .offset(page.offset)
    .limit(page.size)
    .execute();
  return { total, rows };
}

export async function insertContact(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { contactId, accountId, at, outcome, note, nextAt }: LoggedContact,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('contact_log')
    .values({
      contact_id: contactId,
      exhibitor_id: exhibitorId,
      account_id: accountId,
      at,
      outcome,
      note,
      next_at: nextAt,
    })
    .execute();
}

/** Claims the next call; one that somebody else has is left. */
export async function putClaim(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
  { accountId, until, now }: { readonly accountId: string; readonly until: Date; readonly now: Date },
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('contact_claim')
    .values({ exhibitor_id: exhibitorId, account_id: accountId, until })
    .onConflict((row) =>
      row
        .columns(['tenant_id', 'exhibition_id', 'exhibitor_id'])
        .doUpdateSet({ account_id: accountId, until })
        .where(sql<boolean>`contact_claim.until <= ${now} or contact_claim.account_id = ${accountId}`),
    )
    .execute();
}

export async function deleteClaim(
  transaction: Transaction,
  scope: Scope,
  exhibitorId: string,
): Promise<void> {
  await scoped(transaction, scope)
    .deleteFrom('contact_claim')
    .where('exhibitor_id', '=', exhibitorId)
    .execute();
}
