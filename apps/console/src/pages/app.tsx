import { useAddress } from '@zhantai/shell/location/use-address.ts';
import type { PortalConfig } from '@zhantai/contract';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Skeleton, ToastRegion } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useRef, useSyncExternalStore } from 'react';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { noExhibition } from '../shell/address/exhibition-address.ts';
import { Frame } from '../shell/frame/frame.tsx';
import { Loading } from '../shell/frame/loading.tsx';
import { useServices, useSignedIn } from '../shell/session/services-context.ts';
import { useIsLost } from '../shell/session/use-is-lost.ts';
import { useSpeech } from '../shell/words/words-context.ts';
import { welcomeCode } from './console-page.ts';
import { Page } from './page.tsx';
import { useNamedExhibition } from './use-named-exhibition.ts';
import { useWholeAddress } from './use-whole-address.ts';

const WelcomePage = lazy(async () => ({
  default: (await import('../features/welcome/welcome-page.tsx')).WelcomePage,
}));
const EnrolPage = lazy(async () => ({
  default: (await import('../features/factor/enrol-page.tsx')).EnrolPage,
}));
const TenantPage = lazy(async () => ({
  default: (await import('../features/exhibitions/tenant-page.tsx')).TenantPage,
}));
const StepUpDialog = lazy(async () => ({
  default: (await import('../features/factor/step-up-dialog.tsx')).StepUpDialog,
}));
const SignInOver = lazy(async () => ({
  default: (await import('../features/sign-in/sign-in-over.tsx')).SignInOver,
}));

/** The console: sign-in, or the frame with the page of the address. */
export const App = () => {
  const { config, location, reload, stepUp } = useServices();
  const { language } = useSpeech();
  const signedIn = useSignedIn();
  const isLost = useIsLost();
  const isCodeWanted = useSyncExternalStore(stepUp.subscribe, stepUp.isWanted);
  const state = useResource(config);
  const shownLanguage = useRef(language);
  useEffect(() => {
    if (shownLanguage.current === language) return;
    shownLanguage.current = language;
    // What the server says is in a language, too.
    reload();
  }, [language, reload]);

  const where = useNamedExhibition(state.status === 'ready' ? state.data : null);
  const welcome = welcomeCode(useAddress(location));
  // What stands here is left for the page of another exhibition.
  if (where === 'another') return null;
  if (state.status !== 'ready') return <Loading resource={config} />;
  if (welcome !== null)
    return (
      <Suspense fallback={null}>
        <WelcomePage code={welcome} config={state.data} key={welcome} />
      </Suspense>
    );
  return (
    <>
      {signedIn || isLost ? (
        <Inside config={state.data} isUnseen={where === 'unseen'} />
      ) : (
        <SignInPage config={state.data} />
      )}
      {!isLost && isCodeWanted && (
        <Suspense fallback={null}>
          <StepUpDialog />
        </Suspense>
      )}
      {isLost && (
        <Suspense fallback={null}>
          <SignInOver />
        </Suspense>
      )}
      <ToastRegion />
    </>
  );
};

interface InsideProps {
  readonly config: PortalConfig;
  readonly isUnseen: boolean;
}

const Inside = ({ config, isUnseen }: InsideProps) => {
  const { me } = useServices();
  const own = useResource(me);
  useWholeAddress();
  if (own.status === 'ready' && own.data.factorNeeded) {
    return (
      <Suspense fallback={null}>
        <EnrolPage config={config} />
      </Suspense>
    );
  }
  if (config.exhibitionId === noExhibition) {
    return (
      <Suspense fallback={null}>
        <TenantPage config={config} />
      </Suspense>
    );
  }
  return (
    <Frame>
      <Suspense fallback={<Skeleton rows={8} />}>
        <Page isUnseen={isUnseen} />
      </Suspense>
    </Frame>
  );
};
