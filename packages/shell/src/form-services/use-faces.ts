import type { Device } from '@zhantai/ui';
import type { DeviceFaces } from '@zhantai/views';
import { useEffect, useState } from 'react';

const loaders = {
  desktop: async (): Promise<DeviceFaces> => (await import('@zhantai/views/desktop')).desktop,
  mobile: async (): Promise<DeviceFaces> => (await import('@zhantai/views/mobile')).mobile,
} satisfies Record<Device, () => Promise<DeviceFaces>>;

/** Begins to load the fields of a device; a phone never loads those of a desktop, nor the other way round (pages.md). */
export const loadFaces = (device: Device): Promise<DeviceFaces> => loaders[device]();

/** The fields of this device; after a resize the old ones stay until the new ones are there. Null at first. */
export function useFaces(device: Device, onFail: () => void): DeviceFaces | null {
  const [faces, setFaces] = useState<DeviceFaces | null>(null);
  useEffect(() => {
    let current = true;
    loadFaces(device).then(
      (loaded) => {
        if (current) setFaces(loaded);
      },
      () => {
        if (current) onFail();
      },
    );
    return () => {
      current = false;
    };
  }, [device, onFail]);
  return faces;
}
