import { useAddress } from '@zhantai/shell/location/use-address.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { ToastRegion } from '@zhantai/ui';
import { useEffect, useRef } from 'react';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { ReviewPage } from '../features/review/review-page.tsx';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { SubmissionsPage } from '../features/submissions/submissions-page.tsx';
import { Frame } from '../shell/frame/frame.tsx';
import { Loading } from '../shell/frame/loading.tsx';
import { useServices, useSignedIn } from '../shell/session/services-context.ts';
import { useSpeech } from '../shell/words/words-context.ts';
import { consolePage } from './console-page.ts';
import { FormsPage } from './forms-page.tsx';

/** The console: sign-in, or the frame with the page of the address. */
export const App = () => {
  const { config, reload } = useServices();
  const { language } = useSpeech();
  const signedIn = useSignedIn();
  const state = useResource(config);
  const spoken = useRef(language);
  useEffect(() => {
    if (spoken.current === language) return;
    spoken.current = language;
    // What the server says is in a language, too.
    reload();
  }, [language, reload]);

  if (state.status !== 'ready') return <Loading resource={config} />;
  return (
    <>
      {signedIn ? (
        <Frame>
          <Page />
        </Frame>
      ) : (
        <SignInPage config={state.data} />
      )}
      <ToastRegion />
    </>
  );
};

const Page = () => {
  const { location } = useServices();
  const page = consolePage(useAddress(location));
  if (page.kind === 'review') return <ReviewPage id={page.id} />;
  if (page.kind === 'orders') return <OrdersPage view={page.view} />;
  if (page.kind === 'form') return <SubmissionsPage formId={page.formId} key={page.formId} />;
  return <FormsPage />;
};
