import { lazy, Suspense, useSyncExternalStore } from 'react';
import type { HumanGate } from './human-gate.ts';
import { patiently } from '../page/patiently.ts';

const HumanDialog = lazy(async () => ({
  default: (await patiently(() => import('./human-dialog.tsx'))).HumanDialog,
}));

/** Shows the question of a gate while there is one. */
export const HumanAsking = ({ gate }: { readonly gate: HumanGate }) => {
  const state = useSyncExternalStore(gate.subscribe, gate.state);
  return state.kind === 'asking' ? (
    <Suspense fallback={null}>
      <HumanDialog gate={gate} wrong={state.wrong} />
    </Suspense>
  ) : null;
};
