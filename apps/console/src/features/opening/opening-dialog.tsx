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
  const [holder, setHolder] = useState<Holder | null>(null);
  const { state } = readiness;
  const isClosed = state === 'closed';
  const missing = readiness.checks.filter(({ done }) => !done);

  const change = async (handOver?: string) => {
    setBusy(true);
    setRefusal(null);
    try {
      const to = isClosed ? 'open' : 'closed';
      await client.call('consoleChangeExhibitionState', {
        body: {
          change: { state: { from: state, to } },
          ...(handOver === undefined ? {} : { handOver }),
        },
      });
      await overview.load();
      toast(isClosed ? words.opened : words.closed, 'done');
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const taken = takenIn(error);
      setHolder(taken);
      setRefusal(taken === null ? detailOf(error, common.load.offline) : null);
      setBusy(false);
    }
  };
  return (
    <Dialog
      busy={busy}
      cancelLabel={words.cancel}
      confirmLabel={
        holder !== null
          ? words.handOver
          : isClosed
            ? missing.length > 0
              ? words.openAnyway
              : words.open
            : words.close
      }
      onClose={onClose}
      onConfirm={() => void change(holder?.id)}
      title={isClosed ? words.openTitle : words.closeTitle}
      tone={isClosed ? 'primary' : 'danger'}
      width="picker"
    >
      {holder !== null && (
        <div className={styles['refusal']} role="alert">
          <p>{words.hostTaken(holder.host, holder.title)}</p>
          <p>{words.handOverText(holder.title)}</p>
        </div>
      )}
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

/** The open exhibition that has the host name. */
interface Holder {
  readonly id: string;
  readonly title: string;
  readonly host: string;
}

/** Which exhibition has the host name, where it may give it up; null for any other refusal. */
function takenIn({ reason, data: { id, title, host } }: ApiError): Holder | null {
  if (reason !== 'HOST_TAKEN' || typeof id !== 'string') return null;
  return { id, title: String(title), host: String(host) };
}
