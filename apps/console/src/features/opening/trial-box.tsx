import { ApiError } from '@zhantai/contract/client';
import type { OpeningWords } from '@zhantai/messages/opening';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useLiveResource } from '@zhantai/shell/resource/use-live-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { detailOf } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './opening.module.css';

interface TrialBoxProps {
  readonly words: OpeningWords;
  readonly onChanged: () => void;
}

/** Tries the forms as an exhibitor that counts nowhere, before the exhibition opens, and clears what was tried. */
export const TrialBox = ({ words, onChanged }: TrialBoxProps) => {
  const { client } = useServices();
  const { words: common } = useSpeech();
  const text = words.trial;
  const [resource] = useState(() => createResource(() => client.call('consoleTrial', {})));
  const { data } = useLastReady(useLiveResource(resource));
  const [busy, setBusy] = useState(false);
  const [isAsking, setAsking] = useState(false);
  if (data === undefined) return null;
  const { trial } = data;

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
      await resource.load();
      onChanged();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(detailOf(error, common.load.offline), 'failed');
    } finally {
      setBusy(false);
    }
  };
  const enter = async () => {
    const { trial: started } = trial === null ? await client.call('consoleStartTrial', {}) : data;
    if (started === null) return;
    const { link } = await client.call('consoleActForExhibitor', {
      params: { id: started.exhibitorId },
      body: { accountId: started.accountId, reason: text.reason },
    });
    window.open(link, '_blank', 'noopener');
  };
  return (
    <section aria-label={text.title} className={styles['trial']}>
      <h2>{text.title}</h2>
      <p className={styles['note']}>
        {trial === null ? text.text : text.tried(trial.submissions, trial.startedAt.slice(0, 16))}
      </p>
      <div className={styles['acts']}>
        <Button busy={busy} onClick={() => void run(enter)}>
          {trial === null ? text.start : text.goOn}
        </Button>
        {trial !== null && (
          <Button
            busy={busy}
            onClick={() => {
              setAsking(true);
            }}
          >
            {text.clear}
          </Button>
        )}
      </div>
      {isAsking && (
        <Dialog
          busy={busy}
          cancelLabel={words.cancel}
          confirmLabel={text.clear}
          onClose={() => {
            setAsking(false);
          }}
          onConfirm={() => {
            void run(async () => {
              await client.call('consoleClearTrial', {});
              setAsking(false);
              toast(text.cleared, 'done');
            });
          }}
          role="alertdialog"
          title={text.clearTitle}
          tone="danger"
          width="confirm"
        >
          <p>{text.clearText}</p>
        </Dialog>
      )}
    </section>
  );
};
