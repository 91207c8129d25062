import type { FormStatus } from '@zhantai/ui';
import { useSyncExternalStore, type ReactNode } from 'react';
import type { FormController } from '../form/controller/form-controller.ts';

export interface OpenStatusProps {
  readonly controller: FormController;
  /** What the server said. */
  readonly status: FormStatus;
  readonly children: (status: FormStatus) => ReactNode;
}

/** Where the open form stands: a draft once something was typed. It follows the saves, so that the page need not. */
export const OpenStatus = ({ controller, status, children }: OpenStatusProps) => {
  const { autosave } = controller;
  const isClean = useSyncExternalStore(autosave.subscribe, () => autosave.state().kind === 'clean');
  return children(status === 'none' && !isClean ? 'draft' : status);
};
