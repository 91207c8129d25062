import { useLayoutEffect } from 'react';
import type { ReactNode } from 'react';
import type { Device } from './device.ts';
import { DeviceContext } from './device-context.ts';
import styles from './device-provider.module.css';
import { useDevice } from './use-device.ts';

/** What {@link DeviceProvider} takes. */
export interface DeviceProviderProps {
  /** Imposes a face on this part of the page only, as a preview does; left out, the window decides for the document. */
  readonly device?: Device;
  readonly children: ReactNode;
}

const WholeDocument = ({ children }: { readonly children: ReactNode }) => {
  const device = useDevice();
  useLayoutEffect(() => {
    document.documentElement.dataset['device'] = device;
  }, [device]);
  return <DeviceContext value={device}>{children}</DeviceContext>;
};

/** Gives everything below it one face and the sizes that go with it (`data-device` selects them in the style sheet). */
export const DeviceProvider = ({ device, children }: DeviceProviderProps) =>
  device === undefined ? (
    <WholeDocument>{children}</WholeDocument>
  ) : (
    <DeviceContext value={device}>
      <div className={styles['scope']} data-device={device}>
        {children}
      </div>
    </DeviceContext>
  );
