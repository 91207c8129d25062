import type { App } from '../../platform/feature.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Names of what opens something: passwords and tokens, whatever stands before them and however they are spelt. */
const secret = /(password|passwd|pwd|passphrase|token|secret)\d*$|^(bladeauth|authorization)$/;

/**
 * Refuses calls with a password or a token behind the question mark (wire.md §2): addresses end in histories and in the
 * logs of whatever stands between.
 */
export function refuseSecretsInAddress(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    const named =
      request.url.startsWith('/api/') &&
      Object.keys(request.query ?? {}).some((name) =>
        secret.test(name.toLowerCase().replaceAll(/[\W_]/g, '')),
      );
    done(named ? new Refusal('SECRET_IN_ADDRESS') : undefined);
  });
}
