import '@zhantai/ui/styles/tokens.css';
import '@zhantai/ui/styles/base.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { FramedForm } from './features/preview/framed-form.tsx';

// A form in a frame of the designer. It has no session and asks the server nothing: the page around it does.
createRoot(document.querySelector('#root') ?? document.body).render(
  <StrictMode>
    <FramedForm />
  </StrictMode>,
);
