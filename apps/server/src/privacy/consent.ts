import type { ConsentState } from '@zhantai/contract';
import { recordAudit } from '../audit/index.ts';
import type { Origin, User } from '../auth/index.ts';
import { keepConsent, policyVersion } from '../consents/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import { formatTimeOrNull, type Exhibition } from '../exhibitions/index.ts';
import { Refusal } from '../platform/refusal.ts';
import { findConsent } from './store.ts';

const policy = 'privacy';

/** Whether somebody agreed to the privacy policy as it is now, and when. */
export async function readConsent(
  database: Database,
  user: User,
  exhibition: Exhibition,
): Promise<ConsentState> {
  const version = policyVersion(exhibition);
  const last = await findConsent(database, exhibition, user.accountId, policy);
  return {
    policy,
    version,
    given: last?.version === version,
    givenVersion: last?.version ?? null,
    givenAt: formatTimeOrNull(last?.givenAt ?? null, exhibition.zone),
  };
}

/**
 * Keeps that somebody agreed to the policy they were shown; a second time changes nothing.
 * @throws Refusal CONSENT_NEEDED with the version to agree to, where another one was shown.
 */
export async function giveConsent(
  database: Database,
  user: User,
  exhibition: Exhibition,
  version: string,
  origin: Origin,
  at: Date,
): Promise<void> {
  const current = policyVersion(exhibition);
  if (version !== current) throw new Refusal('CONSENT_NEEDED', {}, { version: current });
  const { accountId } = user;
  await inTransaction(database, async (transaction) => {
    const last = await findConsent(transaction, exhibition, accountId, policy);
    if (last?.version === version) return;
    const { address } = origin;
    await keepConsent(transaction, exhibition, { giver: { accountId }, policy, version, address }, at);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId },
      action: 'privacy.consent',
      thing: { kind: 'account', id: accountId },
      detail: { policy, version },
      origin,
    });
  });
}
