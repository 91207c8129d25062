import { useEffect } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import type { FormController } from './form-controller.ts';

/** The moments at which a draft is saved beside the clock: hidden, left, network back, signed in again (pages.md). */
export function useSaveMoments({ autosave }: FormController, editable: boolean): void {
  const { gate, session } = usePortal();
  useEffect(() => {
    if (!editable) return undefined;
    const release = gate.holdInput();
    const unsubscribe = session.subscribe(() => {
      // Ended in another tab, or refused by the server: the sign-in opens over the page.
      if (session.read() === null) gate.open('');
      else if (autosave.unsaved()) void autosave.save();
    });
    const hidden = () => {
      if (document.visibilityState === 'hidden') autosave.leave();
    };
    const online = () => {
      if (autosave.unsaved()) void autosave.save();
    };
    const unload = (event: BeforeUnloadEvent) => {
      if (!autosave.unsaved()) return;
      autosave.leave();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', autosave.leave);
    window.addEventListener('beforeunload', unload);
    window.addEventListener('online', online);
    return () => {
      release();
      unsubscribe();
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', autosave.leave);
      window.removeEventListener('beforeunload', unload);
      window.removeEventListener('online', online);
    };
  }, [autosave, editable, gate, session]);
}
