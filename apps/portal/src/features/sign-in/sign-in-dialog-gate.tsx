import { lazy, Suspense, useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const SignInDialog = lazy(async () => ({
  default: (await withRetry(() => import('./sign-in-dialog.tsx'))).SignInDialog,
}));

/** Shows the sign-in over a page that holds input, once its session is lost. */
export const SignInDialogGate = () => {
  const { gate } = usePortal();
  const isOpen = useSyncExternalStore(gate.subscribe, gate.state) === 'open';
  return isOpen ? (
    <Suspense fallback={null}>
      <SignInDialog />
    </Suspense>
  ) : null;
};
