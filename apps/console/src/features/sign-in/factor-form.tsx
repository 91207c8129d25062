import { ApiError } from '@zhantai/contract/client';
import { Button } from '@zhantai/ui';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { CodeForm } from './code-form.tsx';

interface FactorFormProps {
  /** What the server gave for the right password. */
  readonly challenge: string;
  /** The code of now, told for the demo's admin alone. */
  readonly demoCode: string | null;
  /** Back to the password, with what the server said where it ended the challenge. */
  readonly onBack: (why: string | null) => void;
}

/** The code of the authenticator, after the password. */
export const FactorForm = ({ challenge, demoCode, onBack }: FactorFormProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const said = words.factor;
  return (
    <>
      <CodeForm
        help={demoCode === null ? said.codeHelp : said.demoCode(demoCode)}
        isCode={(code) => code !== ''}
        label={words.signIn.submit}
        onCode={async (code) => {
          try {
            await client.signIn({ grant_type: 'totp', challenge, code });
          } catch (error) {
            if (!(error instanceof ApiError) || error.reason !== 'SECOND_FACTOR_ENDED') throw error;
            onBack(detailOf(error, words.load.offline));
          }
        }}
      />
      <Button
        onClick={() => {
          onBack(null);
        }}
        variant="text"
      >
        {said.back}
      </Button>
    </>
  );
};
