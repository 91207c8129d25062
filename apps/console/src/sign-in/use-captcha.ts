import { createCaptcha, type CaptchaControl, type CaptchaView } from '@zhantai/contract/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { useServices } from '../session/services-context.ts';

/** The image code of the sign-in, once it is asked for, and what can be done with it. */
export function useCaptcha(isNeeded: boolean): CaptchaView & CaptchaControl {
  const { client } = useServices();
  const control = useMemo(
    () =>
      createCaptcha(client, {
        costly: false,
        // Loaded only where a server asks for work.
        solve: async (challenge, options) => {
          const { runProof } = await import('@zhantai/contract/client/proof');
          return runProof(challenge, options);
        },
      }),
    [client],
  );
  useEffect(() => (isNeeded ? control.start() : undefined), [control, isNeeded]);
  const view = useSyncExternalStore(control.subscribe, control.read);
  return { ...view, ...control };
}
