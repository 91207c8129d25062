import { sql, type Selectable } from 'kysely';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { SigningTable } from '../database/tables/open-tables.ts';
import type { Scope } from '../exhibitions/index.ts';
import type { Signing } from './signing.ts';

export async function insertSigning(
  database: Database,
  scope: Scope,
  signing: Omit<Signing, 'state' | 'fileId'>,
  at: Date,
): Promise<void> {
  await scoped(database, scope)
    .insertInto('signing')
    .values({
      signing_id: signing.signingId,
      account_id: signing.accountId,
      owner_key: signing.ownerKey,
      label: signing.label,
      asker: signing.asker,
      state: 'waiting',
      expires_at: signing.expiresAt,
      created_at: at,
    })
    .execute();
}

export async function selectSigning(
  database: Database,
  scope: Scope,
  signingId: string,
): Promise<Signing | null> {
  const row = await scoped(database, scope)
    .selectFrom('signing')
    .selectAll()
    .where('signing_id', '=', signingId)
    .executeTakeFirst();
  return row === undefined ? null : toSigning(row);
}

/** What becomes of a signing. */
export type Outcome =
  | { readonly state: 'opened' | 'cancelled' | 'declined' }
  | { readonly state: 'signed'; readonly fileId: string };

/**
 * Takes a signing on while it is open and not over. Of several at the same moment one ends it.
 * @returns whether it was open.
 */
export async function moveSigning(
  database: Database | Transaction,
  scope: Scope,
  signingId: string,
  outcome: Outcome,
  now: Date,
): Promise<boolean> {
  const done = await scoped(database, scope)
    .updateTable('signing')
    .set({ state: outcome.state, file_id: outcome.state === 'signed' ? outcome.fileId : null })
    .where('signing_id', '=', signingId)
    .where('state', 'in', outcome.state === 'opened' ? ['waiting'] : ['waiting', 'opened'])
    .where('expires_at', '>', now)
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

/** Forgets signings that were over before `before`, with their links, at most `most` of them. @returns how many. */
export async function deleteOldSignings(database: Database, before: Date, most: number): Promise<number> {
  const done = await sql`
    with gone as (
      delete from signing where ctid in (
        select ctid from signing where expires_at < ${before} order by expires_at limit ${most}
        for update skip locked
      ) returning tenant_id, exhibition_id, signing_id
    )
    delete from short_link using gone
    where short_link.tenant_id = gone.tenant_id and short_link.exhibition_id = gone.exhibition_id
      and short_link.subject_id = gone.signing_id and short_link.purpose = 'sign'
  `.execute(database);
  return Number(done.numAffectedRows ?? 0n);
}

function toSigning(row: Selectable<SigningTable>): Signing {
  return {
    signingId: row.signing_id,
    accountId: row.account_id,
    ownerKey: row.owner_key,
    label: row.label,
    asker: row.asker,
    state: row.state,
    fileId: row.file_id,
    expiresAt: row.expires_at,
  };
}
