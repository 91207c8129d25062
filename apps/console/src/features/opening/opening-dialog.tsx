import type { Readiness } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { loadOpeningWords } from '@zhantai/messages/opening';
import { toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { use, useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { CheckList } from './check-list.tsx';
import styles from './opening.module.css';

interface OpeningDialogProps {
  readonly readiness: Readiness;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Asks before an exhibition is opened, with what is missing, or closed; what is missing warns and refuses nothing. */
export const OpeningDialog = ({ readiness, onClose, onDone }: OpeningDialogProps) => {
  const { client, overview } = useServices();
  const { language, words: common } = useSpeech();
  const words = use(loadOpeningWords(language));
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const { state } = readiness;
  const isClosed = state === 'closed';
  const missing = readiness.checks.filter(({ done }) => !done);

  const change = async () => {
    setBusy(true);
    setRefusal(null);
    try {
      const to = isClosed ? 'open' : 'closed';
      await client.call('consoleChangeExhibitionState', { body: { change: { state: { from: state, to } } } });
      await overview.load();
      toast(isClosed ? words.opened : words.closed, 'done');
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(detailOf(error, common.load.offline));
      setBusy(false);
    }
  };
  return (
    <Dialog
      busy={busy}
      cancelLabel={words.cancel}
      confirmLabel={isClosed ? (missing.length > 0 ? words.openAnyway : words.open) : words.close}
      onClose={onClose}
      onConfirm={() => void change()}
      title={isClosed ? words.openTitle : words.closeTitle}
      tone={isClosed ? 'primary' : 'danger'}
      width="picker"
    >
      <p>{isClosed ? words.openText : words.closeText}</p>
      {isClosed && (
        <>
          <h3 className={styles['missing']}>
            {missing.length === 0 ? words.nothingMissing : words.missingTitle(missing.length)}
          </h3>
          <CheckList checks={missing} words={words} />
        </>
      )}
      {refusal !== null && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
    </Dialog>
  );
};
