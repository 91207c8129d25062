import type { App } from '../feature.ts';

const answersOnly = new WeakSet<App>();

/** From now on features of this app only answer calls: what runs by itself runs elsewhere. */
export function leaveBackground(app: App): void {
  answersOnly.add(app);
}

/** Whether an app does what has to be done without a call: messages, clean-ups, lists that are derived. */
export function hasBackground(app: App): boolean {
  return !answersOnly.has(app);
}
