import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { ApiError } from '@zhantai/contract/client';
import { loadConsoleWords } from '@zhantai/messages/console';
import { storedLanguage } from '@zhantai/shell/language/stored-language.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { createServices } from './shell/session/create-services.ts';
import { ServicesContext } from './shell/session/services-context.ts';
import { SpeechProvider } from './shell/words/speech-provider.tsx';

const services = createServices(window, () => document.documentElement.lang);

// What index.html shows stays until there are words to draw something with: drawing clears it.
await withRetry(() => loadConsoleWords(storedLanguage(services.store)));
createRoot(document.querySelector('#root') ?? document.body, {
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
