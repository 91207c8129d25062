import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { toast } from '@zhantai/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './pages/app.tsx';
import { mendScripts } from '@zhantai/shell/loading/mend-scripts.ts';
import { mendStyles } from '@zhantai/shell/loading/mend-styles.ts';
import { createServices } from './shell/portal/create-services.ts';
import { PortalRoot } from './shell/portal/portal-root.tsx';

const services = createServices(window);
mendScripts(window, services.store, services.gate.holding, () => {
  const state = services.bootstrap.state();
  if (state.kind === 'ready') toast(state.words.states.scriptFailedText, 'failed');
});
mendStyles(window);
// What index.html shows stays until there is something to draw: drawing clears it.
const stop = services.bootstrap.subscribe(() => {
  stop();
  createRoot(document.querySelector('#root') ?? document.body).render(
    <StrictMode>
      <PortalRoot services={services}>
        <App />
      </PortalRoot>
    </StrictMode>,
  );
});
