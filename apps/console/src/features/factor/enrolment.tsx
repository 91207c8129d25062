import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button } from '@zhantai/ui';
import { useState } from 'react';
import { Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { ConfirmForm } from './confirm-form.tsx';
import styles from './enrolment.module.css';
import { QrCode } from '@zhantai/shell/qr-code.tsx';

interface EnrolmentProps {
  /** Of the page, or of a dialog that has one of its own. */
  readonly heading: 'h1' | 'h3';
  /** Why it is asked for. */
  readonly lead: string;
  /** The recovery codes were kept. */
  readonly onDone: () => void;
}

/** Sets an authenticator up: its secret, the first code of it, and the recovery codes, shown once. */
export const Enrolment = ({ heading: Heading, lead, onDone }: EnrolmentProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  const [begun] = useState(() => createResource(() => client.call('consoleBeginFactor', {})));
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const state = useResource(begun);
  if (codes !== null) {
    return (
      <>
        <Heading>{said.codesTitle}</Heading>
        <p>{said.codesLead}</p>
        <ul className={styles['codes']}>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ul>
        <Button onClick={onDone} size="large" variant="primary" wide>
          {said.goOn}
        </Button>
      </>
    );
  }
  return (
    <>
      <Heading>{said.title}</Heading>
      <p>{lead}</p>
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
    </>
  );
};
