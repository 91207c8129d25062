import type { Extension } from '@zhantai/contract';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './exhibitors.module.css';

const ExtensionDialog = lazy(async () => ({
  default: (await import('./extension-dialog.tsx')).ExtensionDialog,
}));
const RevokeDialog = lazy(async () => ({ default: (await import('./revoke-dialog.tsx')).RevokeDialog }));

interface ExtensionListProps {
  readonly exhibitor: { readonly id: string; readonly name: string };
  /** They are given and taken back here. */
  readonly mayGrant: boolean;
  readonly onChanged: () => void;
}

/** Which forms end later for an exhibitor than for the others. */
export const ExtensionList = ({ exhibitor, mayGrant, onChanged }: ExtensionListProps) => {
  const { client } = useServices();
  const { words, language } = useSpeech();
  const text = words.exhibitors.extensions;
  const { id } = exhibitor;
  const [dialog, setDialog] = useState<'give' | Extension | null>(null);
  const resource = useMemo(
    () => createResource(() => client.call('consoleExtensions', { language, params: { id } })),
    [client, id, language],
  );
  const { data = [] } = useLastReady(useLiveResource(resource));
  const close = () => {
    setDialog(null);
  };
  const done = (sentence: string) => {
    close();
    void resource.load();
    onChanged();
    toast(sentence, 'done');
  };
  return (
    <section className={styles['section']}>
      <h2>
        {text.title}
        {mayGrant && (
          <Button
            className={styles['add']}
            onClick={() => {
              setDialog('give');
            }}
            variant="link"
          >
            {text.give}
          </Button>
        )}
      </h2>
      {data.length === 0 ? (
        <p className={styles['quiet']}>{text.none}</p>
      ) : (
        <ul className={styles['lines']}>
          {data.map((extension) => (
            <li className={styles['member']} key={extension.formId}>
              <span>
                <b>{extension.formCode}</b> {extension.title}
              </span>
              {mayGrant && (
                <span className={styles['words']}>
                  <Button
                    aria-label={`${text.revoke} ${extension.formCode}`}
                    onClick={() => {
                      setDialog(extension);
                    }}
                    variant="link"
                  >
                    {text.revoke}
                  </Button>
                </span>
              )}
              <span className={styles['quiet']}>
                {[
                  text.until(extension.endAt.slice(0, 16)),
                  ...(extension.normalPrice ? [] : [text.latePrice]),
                  ...(extension.reason === '' ? [] : [extension.reason]),
                  ...(extension.by === null ? [] : [extension.by]),
                ].join(words.exhibitors.wide)}
              </span>
            </li>
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {dialog === 'give' && (
          <ExtensionDialog exhibitor={exhibitor} given={data} onClose={close} onDone={done} />
        )}
        {dialog !== null && dialog !== 'give' && (
          <RevokeDialog exhibitorId={id} extension={dialog} onClose={close} onDone={done} />
        )}
      </Suspense>
    </section>
  );
};
