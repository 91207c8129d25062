import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { CodeForm } from '../sign-in/code-form.tsx';

interface ConfirmFormProps {
  readonly ticket: string;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
}

/** The first code of a new authenticator, which proves that it has the secret. */
export const ConfirmForm = ({ ticket, onDone }: ConfirmFormProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  return (
    <CodeForm
      isCode={(code) => /^\d{6}$/.test(code)}
      label={words.factor.confirm}
      onCode={async (code) => {
        const confirmed = await client.call('consoleConfirmFactor', { body: { ticket, code } });
        onDone(confirmed.recoveryCodes);
      }}
    />
  );
};
