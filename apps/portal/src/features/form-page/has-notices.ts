import type { FormStatus } from '@zhantai/ui';
import type { FormControllerState } from '../form/controller/form-controller.ts';

/** Whether anything has to be known before filling in; most forms are begun without. */
export const hasNotices = (state: FormControllerState, status: FormStatus): boolean =>
  state.readOnly ||
  status === 'returned' ||
  status === 'submitted' ||
  [state.closed, state.changed, state.aside, state.failure].some((one) => one !== null);
