import { use, useSyncExternalStore } from 'react';
import { deviceOf } from './device.ts';
import type { Device } from './device.ts';
import { DeviceContext } from './device-context.ts';

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('resize', changed);
  return () => {
    window.removeEventListener('resize', changed);
  };
};

const current = (): Device => deviceOf(navigator.userAgent, window.innerWidth);

/** The face to draw now; decided again whenever the window is resized. */
export const useDevice = (): Device => {
  const fromWindow = useSyncExternalStore(subscribe, current);
  return use(DeviceContext) ?? fromWindow;
};
