import { createContext } from 'react';
import type { Device } from './device.ts';

/** A face imposed from above, or null where the window decides. */
export const DeviceContext = createContext<Device | null>(null);
