import type { PortalConfig } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './enrol-page.module.css';
import { QrCode } from './qr-code.tsx';

/** The one thing that somebody can do who must have a second factor and has none. */
export const EnrolPage = ({ config }: { readonly config: PortalConfig }) => {
  const { client, me, signOut } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  const [begun] = useState(() => createResource(() => client.call('consoleBeginFactor', {})));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useResource(begun);
  if (codes !== null) {
    return (
      <SignInFrame config={config}>
        <h1>{said.codesTitle}</h1>
        <p>{said.codesLead}</p>
        <ul className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={() => void me.load()} size="large" variant="primary" wide>
          {said.goOn}
        </Button>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame config={config}>
      <h1>{said.title}</h1>
      <p>{said.lead}</p>
      {state.status === 'ready' ? (
        <>
          <div className={styles['secret']}>
            <QrCode content={state.data.address} label={said.picture} size={168} />
            <p>
              {said.byHand}
              <code>{state.data.secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
            </p>
          </div>
          <ConfirmForm onDone={setCodes} ticket={state.data.ticket} />
        </>
      ) : (
        <Loading resource={begun} />
      )}
      <Button onClick={() => void signOut()} variant="text">
        {words.account.signOut}
      </Button>
    </SignInFrame>
  );
};
