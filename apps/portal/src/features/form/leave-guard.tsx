import { lazy, Suspense, useEffect, useState } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { FormController } from './controller/form-controller.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const LeaveDialog = lazy(async () => ({
  default: (await withRetry(() => import('./leave-dialog.tsx'))).LeaveDialog,
}));

/** A save that takes longer than this is worth a question, milliseconds. */
const SAVE_TIMEOUT_MS = 500;

interface Leaving {
  readonly leave: () => void;
}

/** Saves on the way out, and asks once where that does not work at once (pages.md). */
export const LeaveGuard = ({ controller }: { readonly controller: FormController }) => {
  const { location } = usePortal();
  const [leaving, setLeaving] = useState<Leaving | null>(null);
  const { autosave } = controller;

  useEffect(
    () =>
      location.hold((leave) => {
        if (!autosave.unsaved()) return false;
        let gone = false;
        // The save and the person may both decide to go; a step in the history is taken once.
        const once = {
          leave: () => {
            if (!gone) leave();
            gone = true;
          },
        };
        const timer = setTimeout(() => {
          setLeaving(once);
        }, SAVE_TIMEOUT_MS);
        void autosave.save().then((saved) => {
          clearTimeout(timer);
          if (saved) once.leave();
          else setLeaving(once);
        });
        return true;
      }),
    [autosave, location],
  );

  return leaving === null ? null : (
    <Suspense fallback={null}>
      <LeaveDialog
        autosave={autosave}
        onLeave={leaving.leave}
        onStay={() => {
          setLeaving(null);
        }}
      />
    </Suspense>
  );
};
