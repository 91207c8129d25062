import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { ApiError } from '@zhantai/contract/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { createServices } from './shell/session/create-services.ts';
import { ServicesContext } from './shell/session/services-context.ts';
import { SpeechProvider } from './shell/words/speech-provider.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('the page has no #root');

const services = createServices(window, () => document.documentElement.lang);

createRoot(root, {
  onRecoverableError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
}).render(
  <StrictMode>
    <ServicesContext value={services}>
      <SpeechProvider>
        <App />
      </SpeechProvider>
    </ServicesContext>
  </StrictMode>,
);
