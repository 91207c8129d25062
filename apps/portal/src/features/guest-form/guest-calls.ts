import type { SharedField } from '@zhantai/contract';
import { ApiError, callFailed } from '@zhantai/contract/client';
import type { FormCalls } from '../form/controller/form-calls.ts';
import type { HumanGate } from '../ticket/human-gate.ts';
import type { GuestWork } from './guest-subject.ts';

export interface GuestCallsOptions {
  readonly gate: HumanGate;
  readonly work: GuestWork;
  /** Version of the privacy policy that is shown. */
  readonly policy: string;
  /** What the exhibitor that invited may see; null where nobody did. */
  readonly share: () => readonly SharedField[] | null;
  /** The policy changed meanwhile: it has to be agreed to again. */
  readonly onPolicy: () => void;
}

/** The calls of a form without an account: with ticket, image code and consent; a draft never leaves the device. */
export function guestCalls({ gate, work, policy, share, onPolicy }: GuestCallsOptions): FormCalls {
  let consent = policy;
  return {
    saveDraft: () => Promise.reject(callFailed('CANCELLED')),
    async submit(submission, idempotencyKey) {
      const chosen = share();
      const shared = chosen === null ? {} : { share: [...chosen] };
      try {
        return await gate.pass((proof) =>
          work.holder.use((ticket) =>
            work.send(
              { ...submission, consent, ...shared },
              { headers: { ...ticket, ...proof }, idempotencyKey },
            ),
          ),
        );
      } catch (error) {
        if (error instanceof ApiError && error.reason === 'CONSENT_NEEDED') {
          const { version } = error.data;
          if (typeof version === 'string') consent = version;
          onPolicy();
        }
        throw error;
      }
    },
  };
}
