import type { ExceptionOf } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { exceptionName } from './exception-name.ts';
import styles from './exhibitors.module.css';

const ExceptionDialog = lazy(async () => ({
  default: (await import('./exception-dialog.tsx')).ExceptionDialog,
}));

interface ExceptionListProps {
  readonly exhibitor: { readonly id: string; readonly name: string };
  /** They are given and taken back here. */
  readonly mayGrant: boolean;
  readonly onChanged: () => void;
}

type OpenDialog =
  | { readonly kind: 'give' }
  | { readonly kind: 'change' | 'revoke'; readonly exception: ExceptionOf };

/** What an exhibitor may have otherwise than the others: passes, invited visitors, accounts. */
export const ExceptionList = ({ exhibitor, mayGrant, onChanged }: ExceptionListProps) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.exhibitors.exceptions;
  const { id } = exhibitor;
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const resource = useMemo(
    () => createResource(() => client.call('consoleExceptions', { language, params: { id } })),
    [client, id, language],
  );
  const { data = [] } = useLastReady(useLiveResource(resource));
  const given = data.filter((one) => one.given !== null);
  const close = () => {
    setDialog(null);
  };
  return (
    <section className={styles['section']}>
      <h2>
        {text.title}
        {mayGrant && (
          <Button
            className={styles['add']}
            onClick={() => {
              setDialog({ kind: 'give' });
            }}
            variant="link"
          >
            {text.give}
          </Button>
        )}
      </h2>
      {given.length === 0 ? (
        <p className={styles['quiet']}>{text.none}</p>
      ) : (
        <ul className={styles['lines']}>
          {given.map((exception) => (
            <li className={styles['member']} key={`${exception.kind} ${exception.formId ?? ''}`}>
              <span>
                {exceptionName(exception, text)} <b>{exception.given?.value}</b>
              </span>
              {mayGrant && (
                <span className={styles['words']}>
                  {(['change', 'revoke'] as const).map((kind) => (
                    <Button
                      aria-label={`${text[kind]} ${exceptionName(exception, text)}`}
                      key={kind}
                      onClick={() => {
                        setDialog({ kind, exception });
                      }}
                      variant="link"
                    >
                      {text[kind]}
                    </Button>
                  ))}
                </span>
              )}
              <span className={styles['quiet']}>
                {[
                  text.usual(exception.usual === null ? text.unlimited : String(exception.usual)),
                  exception.given?.reason ?? '',
                  exception.given?.by ?? '',
                ]
                  .filter((fact) => fact !== '')
                  .join(words.exhibitors.wide)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {dialog !== null && data.length > 0 && (
          <ExceptionDialog
            chosen={dialog.kind === 'give' ? null : dialog.exception}
            exhibitor={exhibitor}
            isRevoking={dialog.kind === 'revoke'}
            onClose={close}
            onDone={(sentence) => {
              close();
              void resource.load();
              onChanged();
              toast(sentence, 'done');
            }}
            possible={data}
          />
        )}
      </Suspense>
    </section>
  );
};
