import { useEffect } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import type { Editor } from './draft/editor.ts';

/** Saves what is not saved yet before another page comes, and while the window is out of sight. */
export function useSaveOnLeave(editor: Editor, isWaiting: boolean): void {
  const { location } = useServices();
  useEffect(() => {
    if (!isWaiting) return undefined;
    const release = location.hold((leave) => {
      void editor.flush().then((isSaved) => {
        if (!isSaved) return;
        release();
        leave();
      });
      return true;
    });
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
      void editor.flush();
    };
    const hide = () => {
      if (document.visibilityState === 'hidden') void editor.flush();
    };
    window.addEventListener('beforeunload', ask);
    document.addEventListener('visibilitychange', hide);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
      document.removeEventListener('visibilitychange', hide);
    };
  }, [editor, isWaiting, location]);
}
