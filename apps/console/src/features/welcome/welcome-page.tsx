import type { PortalConfig } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, ErrorBox } from '@zhantai/ui';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { NewPasswordForm } from './new-password-form.tsx';

/** Where a link for the staff leads: it sets the password, once, and then one signs in. */
export const WelcomePage = ({ code, config }: { readonly code: string; readonly config: PortalConfig }) => {
  const { client, location } = useServices();
  const { words } = useSpeech();
  const [link] = useState(() => createResource(() => client.call('staffLink', { body: { code } })));
  const [done, setDone] = useState<string | null>(null);
  const state = useResource(link);
  const said = words.welcome;
  return (
    <SignInFrame config={config}>
      <h1>{said.title}</h1>
      {state.status === 'failed' && <ErrorBox title={detailOf(state.error, words.load.offline)} />}
      {state.status === 'ready' && done === null && (
        <>
          <p>
            {state.data.username === ''
              ? said.inviteLead(state.data.name, state.data.title, state.data.expires)
              : said.lead(state.data.name, state.data.title, state.data.username, state.data.expires)}
          </p>
          <NewPasswordForm code={code} onDone={setDone} username={state.data.username} />
        </>
      )}
      {done !== null && (
        <>
          <output>{said.done(done)}</output>
          <Button
            onClick={() => {
              location.go('/', { replace: true });
            }}
            size="large"
            variant="primary"
            wide
          >
            {words.signIn.submit}
          </Button>
        </>
      )}
    </SignInFrame>
  );
};
