import type { PortalConfig } from '@zhantai/contract';
import { useSpeech } from '../../shell/words/words-context.ts';
import { SignInForm } from './sign-in-form.tsx';
import { SignInFrame } from './sign-in-frame.tsx';
import styles from './sign-in-page.module.css';

/** The console's door. */
export const SignInPage = ({ config }: { readonly config: PortalConfig }) => {
  const { words } = useSpeech();
  return (
    <SignInFrame config={config}>
      <h1>{words.signIn.title}</h1>
      <SignInForm />
      <p className={styles['notice']}>{words.signIn.notice}</p>
    </SignInFrame>
  );
};
