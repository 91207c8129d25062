import { lazy, Suspense } from 'react';
import type { FormControllerState, FormController } from './controller/form-controller.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const StaleDialog = lazy(async () => ({
  default: (await withRetry(() => import('./stale-dialog.tsx'))).StaleDialog,
}));

/** Asks whose version goes on, once somebody else saved in between. */
export const StaleGate = ({
  controller,
  state,
}: {
  readonly controller: FormController;
  readonly state: FormControllerState;
}) =>
  state.stale === null ? null : (
    <Suspense fallback={null}>
      <StaleDialog onChoose={controller.choose} session={state.session} stale={state.stale} />
    </Suspense>
  );
