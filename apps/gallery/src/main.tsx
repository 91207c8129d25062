import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import { createServices } from './create-services.ts';

const root = document.querySelector('#root');
if (root === null) throw new Error('index.html has no #root');
const services = createServices(window);
createRoot(root).render(
  <StrictMode>
    <App services={services} />
  </StrictMode>,
);
