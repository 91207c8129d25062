import { recordAudit } from '../audit/index.ts';
import type { Origin } from '../auth/index.ts';
import type { Database } from '../database/database.ts';
import { inTransaction } from '../database/in-transaction.ts';
import type { Exhibition } from '../exhibitions/index.ts';
import { requireConsent } from './require-consent.ts';
import { PRIVACY, readPrivacyConsent, savePrivacyConsent } from './privacy-consent.ts';

/**
 * Keeps that an account agreed to the policy it was shown; a second time changes nothing.
 * @throws Refusal as {@link requireConsent}, where another version was shown.
 */
export async function giveConsent(
  database: Database,
  exhibition: Exhibition,
  accountId: string,
  given: string | undefined,
  origin: Origin,
  at: Date,
): Promise<void> {
  const version = requireConsent(exhibition, given);
  await inTransaction(database, async (transaction) => {
    const last = await readPrivacyConsent(transaction, exhibition, accountId);
    if (last?.version === version) return;
    const { address } = origin;
    await savePrivacyConsent(transaction, exhibition, { giver: { accountId }, version, address }, at);
    await recordAudit(transaction, {
      tenantId: exhibition.tenantId,
      exhibitionId: exhibition.exhibitionId,
      actor: { kind: 'account', accountId },
      action: 'privacy.consent',
      thing: { kind: 'account', id: accountId },
      detail: { policy: PRIVACY, version },
      origin,
    });
  });
}
