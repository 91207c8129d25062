import { use, useSyncExternalStore } from 'react';
import { deviceOf, phoneWidths } from './device.ts';
import type { Device } from './device.ts';
import { DeviceContext } from './device-context.ts';

let query: MediaQueryList | undefined;

// Not the inner width of the window, which grows on a phone with whatever is wider than the page for a moment.
const phone = (): MediaQueryList => (query ??= window.matchMedia(phoneWidths));

const subscribe = (changed: () => void): (() => void) => {
  phone().addEventListener('change', changed);
  return () => {
    phone().removeEventListener('change', changed);
  };
};

const current = (): Device => deviceOf(navigator.userAgent, phone().matches);

/** The face to draw now; decided again whenever the window is resized. */
export const useDevice = (): Device => {
  const fromWindow = useSyncExternalStore(subscribe, current);
  return use(DeviceContext) ?? fromWindow;
};
