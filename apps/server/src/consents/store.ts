import { v7 as uuid } from 'uuid';
import type { Transaction } from '../database/database.ts';
import type { Scope } from '../exhibitions/index.ts';

/** Somebody's agreement to a version of a policy. */
export interface Consent {
  readonly giver: { readonly accountId: string } | { readonly subjectKey: string };
  readonly policy: 'privacy';
  readonly version: string;
  readonly address: string;
}

/** Keeps an agreement in the transaction of what it allows. */
export async function keepConsent(
  transaction: Transaction,
  scope: Scope,
  { giver, policy, version, address }: Consent,
  at: Date,
): Promise<void> {
  await transaction
    .insertInto('consent')
    .values({
      tenant_id: scope.tenantId,
      exhibition_id: scope.exhibitionId,
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
