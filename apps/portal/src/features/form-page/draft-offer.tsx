import type { FormInfo } from '@zhantai/contract';
import { Button, toast } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { usePlaceFields } from '../form/form-place.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './draft-offer.module.css';
import type { StartingPoint } from '../form/controller/starting-point.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';

const ConfirmDialog = lazy(async () => ({
  default: (await withRetry(() => import('@zhantai/ui/dialog/confirm-dialog.tsx'))).ConfirmDialog,
}));

export interface DraftOfferProps {
  readonly info: FormInfo;
  readonly start: StartingPoint;
  readonly onContinue: () => void;
  readonly onDiscarded: () => void;
}

/** A draft found on return: offered, never forced (pages.md). */
export const DraftOffer = ({ info, start, onContinue, onDiscarded }: DraftOfferProps) => {
  const { client, words } = usePortal();
  const place = usePlaceFields();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const text = words.form.offer;
  const local = start.kind === 'local';
  const time = start.kind === 'local' ? start.draft.at : start.kind === 'draft' ? start.at : '';
  const first = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    first.current?.focus();
  }, []);

  const discard = async () => {
    setBusy(true);
    try {
      if (!local) {
        const { formId } = info.form;
        await client.call('discardDraft', { body: { formId, ...place, revision: info.revision } });
        toast(words.form.draftDiscarded);
      }
      onDiscarded();
    } catch (error) {
      toast(errorSentence(error, words), 'failed');
      setAsking(false);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section aria-labelledby="draft-offer" className={styles['offer']}>
      <h2 className={styles['title']} id="draft-offer">
        {local ? text.local(shortTime(time)) : text.title(shortTime(time))}
      </h2>
      <p className={styles['text']}>
        {local ? text.localText : info.submitted === null ? text.textFirst : text.text}
      </p>
      <div className={styles['actions']}>
        <Button onClick={onContinue} ref={first} variant="primary">
          {text.continue}
        </Button>
        <Button
          onClick={() => {
            setAsking(true);
          }}
        >
          {local ? text.discardLocal : text.discard}
        </Button>
      </div>
      {asking && (
        <Suspense fallback={null}>
          <ConfirmDialog
            busy={busy}
            confirmLabel={text.discardYes}
            onCancel={() => {
              setAsking(false);
            }}
            onConfirm={() => {
              void discard();
            }}
            title={text.discardConfirm}
            tone="danger"
          />
        </Suspense>
      )}
    </section>
  );
};
