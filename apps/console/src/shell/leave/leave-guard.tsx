import { lazy, Suspense, useEffect, useState } from 'react';
import { useServices } from '../session/services-context.ts';
import { useSpeech } from '../words/words-context.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await import('@zhantai/ui/dialog/confirm-dialog.tsx')).ConfirmDialog,
}));

interface Leaving {
  readonly leave: () => void;
}

/** Asks before a page is left on which something is typed and not saved. */
export const LeaveGuard = ({ isUnsaved }: { readonly isUnsaved: boolean }) => {
  const { location } = useServices();
  const { words } = useSpeech();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  useEffect(() => {
    if (!isUnsaved) return undefined;
    const release = location.hold((leave) => {
      setLeaving({ leave });
      return true;
    });
    // Of a page that is closed the browser asks in its own words.
    const ask = (event: BeforeUnloadEvent) => {
      event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => {
      release();
      window.removeEventListener('beforeunload', ask);
    };
  }, [isUnsaved, location]);
  if (leaving === null) return null;
  return (
    <Suspense fallback={null}>
      <ConfirmDialog
        cancelLabel={words.leaving.stay}
        confirmLabel={words.leaving.leave}
        onCancel={() => {
          setLeaving(null);
        }}
        onConfirm={() => {
          setLeaving(null);
          leaving.leave();
        }}
        text={words.leaving.text}
        title={words.leaving.title}
        tone="danger"
      />
    </Suspense>
  );
};
