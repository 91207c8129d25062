import { useQuery } from '@tanstack/react-query';
import { ToastRegion } from '@zhantai/ui';
import { Route, Router, Switch } from 'wouter';
import { useHashLocation } from 'wouter/use-hash-location';
import { Frame } from './frame/frame.tsx';
import { Loading } from './frame/loading.tsx';
import { FormsPage } from './forms/forms-page.tsx';
import { OrdersPage } from './orders/orders-page.tsx';
import { orderViewOf } from './orders/order-view.ts';
import { ReviewPage } from './review/review-page.tsx';
import { useServices, useSignedIn } from './session/services-context.ts';
import { SignInPage } from './sign-in/sign-in-page.tsx';
import { SubmissionsPage } from './submissions/submissions-page.tsx';
import { useSpeech } from './words/words-context.ts';

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
