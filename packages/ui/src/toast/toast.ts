import { createToastQueue } from './toast-queue.ts';
import type { ToastTone } from './toast-queue.ts';

/** The page's only queue of notices. */
export const toastQueue = createToastQueue();

/** Shows a one-line notice in the {@link ToastRegion} for some seconds. */
export const toast = (text: string, tone: ToastTone = 'done'): void => {
  toastQueue.add(text, tone);
};
