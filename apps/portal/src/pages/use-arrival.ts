import { useEffect, useLayoutEffect, useRef } from 'react';
import { clearUnsubmittedTimer } from '../features/form/controller/unsubmitted-timer.ts';
import { usePortal } from '../shell/portal/portal-context.ts';
import { arrivalOf } from '../shell/routes/arrival-of.ts';
import type { Decision } from '../shell/routes/guard.ts';
import { routerLoading } from '../shell/page/router-loading.ts';

/** What happens on each navigation (seed.md §2): title, scroll, the unsubmitted timer, the loading flag. */
export function useArrival(decision: Decision, address: string): void {
  const { config, gate, location, words } = usePortal();
  const arrived = useRef(address);

  const titles = { exhibition: config.title, titles: words.titles, unknown: words.states.unknownRoute };
  const { title } = arrivalOf(decision, address, address, titles);
  // Before the page says more exactly what it shows.
  useLayoutEffect(() => {
    if (title !== null) document.title = title;
    // The page may have said more exactly what it shows, in another language or at another address.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [title, address, words]);
  useEffect(() => {
    const { reset, loading } = arrivalOf(decision, arrived.current, address, {
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
  }, [decision, address, config, gate, location, words]);
}
