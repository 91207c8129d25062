import { createCaptcha, type CaptchaControl, type CaptchaView, type Client } from '@zhantai/contract/client';
import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { solveChallenge } from './solve-challenge.ts';

/** An image code and what can be done with it. */
export type CaptchaState = CaptchaView & CaptchaControl;

/**
 * Fetches an image code and replaces it before it expires.
 * @param costly what it stands before costs money or room, so work may belong to it: done while the person types.
 * @param isNeeded false as long as nobody has to answer one: nothing is fetched until then.
 */
export function useCaptcha(client: Pick<Client, 'call'>, costly: boolean, isNeeded = true): CaptchaState {
  const control = useMemo(() => createCaptcha(client, { costly, solve: solveChallenge }), [client, costly]);
  useEffect(() => (isNeeded ? control.start() : undefined), [control, isNeeded]);
  const view = useSyncExternalStore(control.subscribe, control.read);
  return { ...view, ...control };
}
