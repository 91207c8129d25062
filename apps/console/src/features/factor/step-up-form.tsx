import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { CodeForm } from '../sign-in/code-form.tsx';

/** The code that proves who sits here, for ten minutes. */
export const StepUpForm = ({ onDone }: { readonly onDone: () => void }) => {
  const { client } = useServices();
  const { words } = useSpeech();
  return (
    <CodeForm
      help={words.factor.codeHelp}
      isCode={(code) => code !== ''}
      label={words.factor.stepSubmit}
      onCode={async (code) => {
        await client.call('consoleStepUp', { body: { code } });
        onDone();
      }}
    />
  );
};
