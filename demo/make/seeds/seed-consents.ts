import { savePrivacyConsent, policyVersion } from '../../../apps/server/src/consents/index.ts';
import type { PublishedForm } from '../../../apps/server/src/forms/index.ts';
import { asksSensitive } from '../../../apps/server/src/submissions/index.ts';
import type { Applicant, SubmissionSeed } from '../bring-submission.ts';

/** So long before the demo starts its people read the privacy policy. */
const CONSENT_BEFORE_MS = 30 * 86_400_000;

/** Who filled in a form that asks for ID numbers, photos or health data agreed to the policy before. */
export class SeedConsents {
  readonly #seed: SubmissionSeed;
  readonly #at: Date;
  readonly #agreed = new Set<string>();

  constructor(seed: SubmissionSeed, now: Date) {
    this.#seed = seed;
    this.#at = new Date(now.getTime() - CONSENT_BEFORE_MS);
  }

  async keep({ formId, version }: PublishedForm, applicants: readonly Applicant[]): Promise<void> {
    const { transaction, services, exhibition } = this.#seed;
    const loaded = await services.definitions.load(transaction, exhibition, formId, version);
    if (!asksSensitive(loaded.in('zh-Hans'))) return;
    for (const { accountId } of applicants.map(({ user }) => user)) {
      if (this.#agreed.has(accountId)) continue;
      this.#agreed.add(accountId);
      const given = { giver: { accountId }, version: policyVersion(exhibition) };
      // One connection, one statement at a time.
      await savePrivacyConsent(transaction, exhibition, { ...given, address: '127.0.0.1' }, this.#at);
    }
  }
}
