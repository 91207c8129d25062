import { createToastQueue } from './toast-queue.ts';
import type { ToastTone } from './toast-queue.ts';

/** The page's only queue of notices. */
export const toastQueue = createToastQueue();

/** Shows a one-line notice in the {@link ToastRegion} for some seconds; what it gives takes it back before that. */
export const toast = (text: string, tone: ToastTone = 'done'): (() => void) => {
  const id = toastQueue.add(text, tone);
  return () => {
    toastQueue.remove(id);
  };
};
