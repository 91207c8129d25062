import { portalRoutes } from '@zhantai/contract';
import { useEffect, useRef } from 'react';
import { clearUnsubmittedTimer } from '../form/unsubmitted-timer.ts';
import { usePortal } from '../portal/portal-context.ts';
import type { Decision } from '../routes/guard.ts';
import { routerLoading } from './router-loading.ts';

/** What happens on each navigation (seed.md §2): title, scroll, the unsubmitted timer, the loading flag. */
export function useArrival(decision: Decision, address: string): void {
  const { config, gate, words } = usePortal();
  const arrived = useRef(address);

  useEffect(() => {
    if (arrived.current === address) return;
    arrived.current = address;
    window.scrollTo(0, 0);
    clearUnsubmittedTimer();
    gate.leave();
  }, [address, gate]);

  useEffect(() => {
    if (decision.kind === 'allow' && portalRoutes[decision.path].layout) routerLoading.raise();
  }, [decision]);

  useEffect(() => {
    if (decision.kind === 'redirect' || decision.kind === 'open') return;
    const title = decision.kind === 'unknown' ? words.states.unknownRoute : words.titles[decision.path];
    const fixed = decision.kind !== 'unknown' && portalRoutes[decision.path].fixedTitle;
    document.title = fixed ? title : `${title} · ${config.title}`;
  }, [decision, config, words]);
}
