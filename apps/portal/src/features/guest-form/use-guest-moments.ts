import { useEffect } from 'react';
import type { FormController } from '../form/controller/form-controller.ts';

/** Keeps what is typed on this device when the page is hidden or left. */
export function useGuestMoments({ autosave }: FormController): void {
  useEffect(() => {
    const hidden = () => {
      if (document.visibilityState === 'hidden') autosave.leave();
    };
    const unload = (event: BeforeUnloadEvent) => {
      autosave.leave();
      // Nowhere but on this page: ask before it goes.
      if (autosave.state().kind === 'lost') event.preventDefault();
    };
    document.addEventListener('visibilitychange', hidden);
    window.addEventListener('pagehide', autosave.leave);
    window.addEventListener('beforeunload', unload);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      window.removeEventListener('pagehide', autosave.leave);
      window.removeEventListener('beforeunload', unload);
    };
  }, [autosave]);
}
