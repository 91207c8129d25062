import { useQuery } from '@tanstack/react-query';
import { ToastRegion } from '@zhantai/ui';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Frame } from '../shell/frame/frame.tsx';
import { Loading } from '../shell/frame/loading.tsx';
import { FormsPage } from './forms-page.tsx';
import { OrdersPage } from '../features/orders/orders-page.tsx';
import { orderViewOf } from '../features/orders/order-view.ts';
import { ReviewPage } from '../features/review/review-page.tsx';
import { useServices, useSignedIn } from '../shell/session/services-context.ts';
import { SignInPage } from '../features/sign-in/sign-in-page.tsx';
import { SubmissionsPage } from '../features/submissions/submissions-page.tsx';
import { useSpeech } from '../shell/words/words-context.ts';

/** The console: sign-in, or the frame with the page of the address. */
export const App = () => {
  const services = useServices();
  const { language } = useSpeech();
  const signedIn = useSignedIn();
  const config = useQuery({ queryKey: ['config', language], queryFn: () => services.configure() });

  if (config.data === undefined) return <Loading query={config} />;
  return (
    <>
      {signedIn ? (
        // oxlint-disable-next-line react/hooks -- the router takes the hook itself
        <Router hook={useHashLocation}>
          <Frame>
            <Switch>
              <Route path="/review/:id?">{({ id }) => <ReviewPage id={id ?? null} />}</Route>
              <Route path="/orders/:view?">{({ view }) => <OrdersPage view={orderViewOf(view)} />}</Route>
              <Route path="/forms/:formId">
                {({ formId }) => <SubmissionsPage formId={formId} key={formId} />}
              </Route>
              <Route>
                <FormsPage />
              </Route>
            </Switch>
          </Frame>
        </Router>
      ) : (
        <SignInPage config={config.data} />
      )}
      <ToastRegion />
    </>
  );
};
