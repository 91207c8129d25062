import { archiveLimits, type ArchiveDepth, type Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { Button, Checkbox, ErrorBox, FieldFrame, Radio, TextInput } from '@zhantai/ui';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useId, useState, type FormEvent } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './archives.module.css';

const depths = ['set-up', 'everything'] as const satisfies readonly ArchiveDepth[];

/** What the archive is to hold. */
export const ExportForm = ({ onBegun }: { readonly onBegun: (job: Job) => void }) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.exportArchive;
  const id = useId();
  const [depth, setDepth] = useState<ArchiveDepth>('set-up');
  const [isSealed, setSealed] = useState(false);
  const [passphrase, setPassphrase] = useState('');
  const [again, setAgain] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, words.load.offline);
  });
  const withSecret = depth === 'everything' && isSealed;
  const tooShort =
    withSecret && Array.from(passphrase.normalize('NFKC')).length < archiveLimits.minPassphrase
      ? text.tooShort(archiveLimits.minPassphrase)
      : undefined;
  const different = withSecret && again !== passphrase ? text.different : undefined;

  const begin = async (form: HTMLFormElement) => {
    setTried(true);
    if (tooShort !== undefined || different !== undefined) {
      form
        .querySelector<HTMLInputElement>(`[name=${tooShort === undefined ? 'again' : 'passphrase'}]`)
        ?.focus();
      return;
    }
    await send(async () => {
      const body = withSecret ? { depth, passphrase } : { depth };
      onBegun(await client.call('consoleExportArchive', { body }));
    });
  };
  const secret = (
    name: 'passphrase' | 'again',
    value: string,
    change: (value: string) => void,
    fault: string | undefined,
  ) => {
    const error = tried ? fault : undefined;
    const help = name === 'passphrase' ? text.passphraseHelp : undefined;
    return (
      <FieldFrame error={error} help={help} id={`${id}-${name}`} label={text[name]} required>
        <TextInput
          aria-describedby={`${id}-${name}-${error === undefined ? 'help' : 'error'}`}
          autoComplete="new-password"
          id={`${id}-${name}`}
          invalid={error !== undefined}
          maxLength={archiveLimits.maxPassphrase}
          name={name}
          onChange={(event) => {
            change(event.currentTarget.value);
          }}
          type="password"
          value={value}
        />
      </FieldFrame>
    );
  };
  return (
    <form
      className={styles['form']}
      noValidate
      onSubmit={(event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        if (!busy) void begin(event.currentTarget);
      }}
    >
      {refusal !== null && <ErrorBox title={refusal} />}
      <fieldset className={styles['depths']}>
        <legend>{text.depth}</legend>
        {depths.map((one) => (
          <div key={one}>
            <Radio
              aria-describedby={`${id}-${one}`}
              checked={depth === one}
              name={`${id}-depth`}
              onChange={() => {
                setDepth(one);
              }}
            >
              {text.depths[one].name}
            </Radio>
            <p className={styles['note']} id={`${id}-${one}`}>
              {text.depths[one].text}
            </p>
          </div>
        ))}
      </fieldset>
      {depth === 'everything' && (
        <div>
          <Checkbox
            aria-describedby={`${id}-sensitive`}
            checked={isSealed}
            onChange={(event) => {
              setSealed(event.currentTarget.checked);
            }}
          >
            {text.sensitive}
          </Checkbox>
          <p className={styles['note']} id={`${id}-sensitive`}>
            {text.sensitiveText}
          </p>
        </div>
      )}
      {withSecret && (
        <div className={styles['secret']}>
          {secret('passphrase', passphrase, setPassphrase, tooShort)}
          {secret('again', again, setAgain, different)}
        </div>
      )}
      <div>
        <Button busy={busy} type="submit" variant="primary">
          {text.submit}
        </Button>
      </div>
    </form>
  );
};
