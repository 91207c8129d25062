import type { PortalConfig } from '@zhantai/contract';
import { Button } from '@zhantai/ui';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInFrame } from '../sign-in/sign-in-frame.tsx';
import { Enrolment } from './enrolment.tsx';

/** The one thing that somebody can do who must have a second factor and has none. */
export const EnrolPage = ({ config }: { readonly config: PortalConfig }) => {
  const { me, signOut } = useServices();
  const { words } = useSpeech();
  return (
    <SignInFrame config={config}>
      <Enrolment heading="h1" lead={words.factor.lead} onDone={() => void me.load()} />
      <Button onClick={() => void signOut()} variant="text">
        {words.account.signOut}
      </Button>
    </SignInFrame>
  );
};
