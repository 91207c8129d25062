import { v7 as uuid } from 'uuid';
import type { Database, Transaction } from '../database/database.ts';
import { scoped } from '../database/scoped/scoped.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Somebody's agreement to a version of a policy. */
export interface Consent {
  readonly giver: { readonly accountId: string } | { readonly subjectKey: string };
  readonly policy: 'privacy';
  readonly version: string;
  readonly address: string;
}

export async function insertConsent(
  transaction: Transaction,
  scope: Scope,
  { giver, policy, version, address }: Consent,
  at: Date,
): Promise<void> {
  await scoped(transaction, scope)
    .insertInto('consent')
    .values({
      consent_id: uuid(),
      account_id: 'accountId' in giver ? giver.accountId : null,
      subject_key: 'subjectKey' in giver ? giver.subjectKey : null,
      policy,
      version,
      address,
      given_at: at,
    })
    .execute();
}

/** Whether somebody who acts for an exhibitor agreed to a version of a policy. */
export async function hasAgreement(
  database: Database,
  scope: Scope,
  exhibitorId: string,
  { policy, version }: Pick<Consent, 'policy' | 'version'>,
): Promise<boolean> {
  const row = await scoped(database, scope)
    .selectFrom('consent')
    .innerJoin('membership', 'membership.account_id', 'consent.account_id')
    .select('consent.consent_id')
    .where('membership.exhibitor_id', '=', exhibitorId)
    .where('consent.policy', '=', policy)
    .where('consent.version', '=', version)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The last agreement of an account to a policy. */
export async function selectLastConsent(
  database: Database,
  scope: Scope,
  accountId: string,
  policy: string,
): Promise<{ readonly version: string; readonly givenAt: Date } | null> {
  const row = await scoped(database, scope)
    .selectFrom('consent')
    .select(['version', 'given_at as givenAt'])
    .where('account_id', '=', accountId)
    .where('policy', '=', policy)
    .orderBy('given_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}
