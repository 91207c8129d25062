import { browserLimits } from '@zhantai/contract';

let timer: ReturnType<typeof setTimeout> | undefined;

/** Reminds once, ten minutes after the last change of a form with unsent changes (pages.md); each change starts it anew. */
export function startUnsubmittedTimer(remind: () => void): void {
  clearTimeout(timer);
  timer = setTimeout(remind, browserLimits.unsubmittedReminderMs);
}

/** On every navigation and after a submission. */
export function clearUnsubmittedTimer(): void {
  clearTimeout(timer);
}
