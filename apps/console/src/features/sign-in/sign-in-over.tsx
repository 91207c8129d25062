import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in over a page whose session ended; what is on the page stays. */
export const SignInOver = () => {
  const { words } = useSpeech();
  return (
    <Dialog closable={false} onClose={() => undefined} title={words.state.expired} width="confirm">
      <p>{words.state.expiredText}</p>
      <SignInForm />
    </Dialog>
  );
};
