import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, type ReactNode } from 'react';
import { patiently } from '../page/patiently.ts';
import { Opening } from './opening.tsx';

const FrameBar = lazy(async () => ({
  default: (await patiently(() => import('../frame/frame-bar.tsx'))).FrameBar,
}));
const PhoneHead = lazy(async () => ({
  default: (await patiently(() => import('../frame/phone-head.tsx'))).PhoneHead,
}));
const PhoneTabs = lazy(async () => ({
  default: (await patiently(() => import('../frame/phone-tabs.tsx'))).PhoneTabs,
}));

export interface FramedProps {
  /** The route stands in the frame; the others stand alone. */
  readonly on?: boolean;
  /** The page draws its own head on a phone. */
  readonly own?: boolean;
  readonly page: ReactNode;
}

/** The frame of layout routes: the bar at a desk, the sign and the account on a phone. */
export const Framed = ({ on = true, own = false, page }: FramedProps) => {
  const mobile = useDevice() === 'mobile';
  // One place for the page, whatever stands above it: a window made narrow must not open it anew.
  return (
    <>
      <Suspense fallback={null}>
        {on && !mobile && <FrameBar />}
        {on && mobile && !own && <PhoneHead />}
      </Suspense>
      <Suspense fallback={<Opening />}>{page}</Suspense>
      <Suspense fallback={null}>{on && mobile && !own && <PhoneTabs />}</Suspense>
    </>
  );
};
