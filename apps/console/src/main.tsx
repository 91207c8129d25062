import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { ApiError } from '@zhantai/contract/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { createServices } from './shell/session/create-services.ts';
import { ServicesContext } from './shell/session/services-context.ts';
import { SpeechProvider } from './shell/words/speech-provider.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

// The client retries by itself what may be retried; a second layer would only multiply the waiting.
const queries = new QueryClient({
  defaultOptions: { queries: { retry: false, staleTime: 5_000 } },
});

const services = createServices(() => document.documentElement.lang);

createRoot(root, {
  onRecoverableError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
}).render(
  <StrictMode>
    <QueryClientProvider client={queries}>
      <ServicesContext value={services}>
        <SpeechProvider>
          <App />
        </SpeechProvider>
      </ServicesContext>
    </QueryClientProvider>
  </StrictMode>,
);
