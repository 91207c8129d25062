import { lazy, Suspense } from 'react';
import type { DeskState, FormDesk } from './form-desk.ts';
import { withRetry } from '../page/with-retry.ts';

const StaleDialog = lazy(async () => ({
  default: (await withRetry(() => import('./stale-dialog.tsx'))).StaleDialog,
}));

/** Asks whose version goes on, once somebody else saved in between. */
export const StaleGate = ({ desk, state }: { readonly desk: FormDesk; readonly state: DeskState }) =>
  state.stale === null ? null : (
    <Suspense fallback={null}>
      <StaleDialog onChoose={desk.choose} session={state.session} stale={state.stale} />
    </Suspense>
  );
