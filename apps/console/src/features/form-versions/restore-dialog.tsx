import type { FormDraft } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeDifferences, type Detail } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import styles from './form-versions.module.css';

interface RestoreDialogProps {
  readonly formId: string;
  readonly draft: FormDraft;
  /** Reads the earlier state. */
  readonly load: () => Promise<Detail>;
  /** What the earlier state is called, and who made it when. */
  readonly name: string;
  readonly note: string;
  /** What the history calls bringing it back. */
  readonly step: string;
  readonly mayEdit: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly words: FormVersionsWords;
}

/** An earlier state or a published version beside the draft of now, which it may become again. */
export const RestoreDialog = ({
  formId,
  draft,
  load,
  name,
  note,
  step,
  mayEdit,
  onDone,
  onClose,
  words,
}: RestoreDialogProps) => {
  const { client } = useServices();
  const { words: all, language } = useSpeech();
  // What is shown is read once, when the dialog opens.
  const [kept] = useState(() => createResource(load));
  const state = useResource(kept);
  const detail = state.status === 'ready' ? state.data : null;
  const lines = useMemo(
    () => (detail === null ? null : describeDifferences(draft.detail, detail, language, words)),
    [draft.detail, detail, language, words],
  );
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, all.load.offline);
  });
  const mayRestore = mayEdit && lines !== null && lines.length > 0;
  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      title={mayRestore ? words.restoreTitle : name}
      {...(mayRestore &&
        detail !== null && {
          confirmLabel: words.restore,
          onConfirm: () => {
            void send(async () => {
              const body = { base: draft.revision, detail, step };
              await client.call('consoleSaveDraft', { params: { formId }, body });
              onDone();
            });
          },
        })}
    >
      <div className={styles['fields']}>
        <p>{note}</p>
        {mayRestore && <p>{words.restoreText}</p>}
        {refusal !== null && (
          <p className={styles['refusal']} role="alert">
            {refusal}
          </p>
        )}
        {lines === null ? (
          <Loading resource={kept} />
        ) : lines.length === 0 ? (
          <p>{words.same}</p>
        ) : (
          <DifferenceTable lines={lines} words={words} />
        )}
      </div>
    </Dialog>
  );
};
