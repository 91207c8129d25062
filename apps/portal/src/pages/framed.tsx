import { useDevice } from '@zhantai/ui';
import { lazy, Suspense, useSyncExternalStore, type ReactNode } from 'react';
import { FrameContext } from '../shell/frame/frame-context.ts';
import { frameExtent } from '../shell/frame/frame-extent.ts';
import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../shell/portal/portal-context.ts';
import { Opening } from '../shell/page/opening.tsx';

const FrameBar = lazy(async () => ({
  default: (await withRetry(() => import('../shell/frame/frame-bar.tsx'))).FrameBar,
}));
const PhoneHead = lazy(async () => ({
  default: (await withRetry(() => import('../shell/frame/phone-head.tsx'))).PhoneHead,
}));
const PhoneTabs = lazy(async () => ({
  default: (await withRetry(() => import('../shell/frame/phone-tabs.tsx'))).PhoneTabs,
}));

export interface FramedProps {
  /** The route stands in the frame; the others stand alone, under the bar without its navigation. */
  readonly layout?: boolean;
  /** Somebody who is not signed in may stand here. */
  readonly open?: boolean;
  /** The page draws its own head on a phone. */
  readonly own?: boolean;
  readonly page: ReactNode;
}

/** The frame of whoever is signed in: the bar on a desktop, the sign and the account on a phone. */
export const Framed = ({ layout = true, open = false, own = false, page }: FramedProps) => {
  const { location, session } = usePortal();
  const mobile = useDevice() === 'mobile';
  // With the address, which may say that the page is embedded.
  useAddress(location);
  const token = useSyncExternalStore(session.subscribe, () => session.read()?.accessToken ?? '');
  // A page that is not open to everybody keeps its frame while it asks to sign in again.
  const extent = frameExtent({ signedIn: token !== '' || !open, layout, href: window.location.href });
  const head = extent !== 'none' && mobile && !own;
  // One place for the page, whatever stands above it: a window made narrow must not open it anew.
  return (
    <FrameContext value={extent}>
      <Suspense fallback={null}>
        {extent !== 'none' && !mobile && <FrameBar />}
        {head && <PhoneHead />}
      </Suspense>
      <Suspense fallback={<Opening />}>{page}</Suspense>
      <Suspense fallback={null}>{head && extent === 'whole' && <PhoneTabs />}</Suspense>
    </FrameContext>
  );
};
