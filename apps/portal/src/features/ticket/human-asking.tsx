import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { HumanGate } from './human-gate.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const HumanDialog = lazy(async () => ({
  default: (await withRetry(() => import('./human-dialog.tsx'))).HumanDialog,
}));

const ProofDialog = lazy(async () => ({
  default: (await withRetry(() => import('./proof-dialog.tsx'))).ProofDialog,
}));

/** Shows the question of a gate while there is one, and how far the work beside it is. */
export const HumanAsking = ({ gate }: { readonly gate: HumanGate }) => {
  const state = useSyncExternalStore(gate.subscribe, gate.state);
  if (state.kind === 'closed') return null;
  return (
    <Suspense fallback={null}>
      {state.kind === 'asking' ? (
        <HumanDialog gate={gate} wrong={state.wrong} />
      ) : (
        <ProofDialog
          onCancel={() => {
            gate.answer(null);
          }}
          share={state.share}
        />
      )}
    </Suspense>
  );
};
