import { useEffect, useRef } from 'react';
import { clearUnsubmittedTimer } from '../form/unsubmitted-timer.ts';
import { usePortal } from '../portal/portal-context.ts';
import { arrivalOf } from '../routes/arrival-of.ts';
import type { Decision } from '../routes/guard.ts';
import { routerLoading } from './router-loading.ts';

/** What happens on each navigation (seed.md §2): title, scroll, the unsubmitted timer, the loading flag. */
export function useArrival(decision: Decision, address: string): void {
  const { config, gate, location, words } = usePortal();
  const arrived = useRef(address);

  useEffect(() => {
    const { title, reset, loading } = arrivalOf(decision, arrived.current, address, {
      exhibition: config.title,
      titles: words.titles,
      unknown: words.states.unknownRoute,
    });
    arrived.current = address;
    // A page that only got another address is the same page.
    if (reset && !location.isRenamed(address)) {
      window.scrollTo(0, 0);
      clearUnsubmittedTimer();
      gate.leave(address);
    }
    if (loading) routerLoading.raise();
    if (title !== null) document.title = title;
  }, [decision, address, config, gate, location, words]);
}
