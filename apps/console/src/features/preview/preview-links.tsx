import type { FormPreview } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { PreviewWords } from '@zhantai/messages/preview';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './preview.module.css';

interface PreviewLinksProps {
  readonly formId: string;
  /** Saves the draft; false where it could not be. */
  readonly onSave: () => Promise<boolean>;
  readonly onClose: () => void;
  readonly words: PreviewWords['links'];
}

/** Links by which colleagues without an account read the draft as it stands: made, copied, withdrawn (console.md §2). */
export const PreviewLinks = ({ formId, onSave, onClose, words }: PreviewLinksProps) => {
  const { client } = useServices();
  const { words: all } = useSpeech();
  const list = useMemo(
    () => createResource(() => client.call('consolePreviews', { params: { formId } })),
    [client, formId],
  );
  const state = useResource(list);
  const { busy, refusal, send, again } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return detailOf(error, all.load.offline);
  });
  const change = (work: () => Promise<void>) => {
    void send(async () => {
      await work();
      await list.load();
      again();
    });
  };
  const copy = async ({ link }: FormPreview) => {
    try {
      await navigator.clipboard.writeText(link);
      toast(words.copied);
    } catch {
      // Where the browser does not let a page write, the link stands there to be selected.
      toast(words.notCopied, 'failed');
    }
  };
  const previews = state.status === 'ready' ? state.data.previews : null;
  return (
    <Dialog
      busy={busy}
      confirmLabel={words.make}
      onClose={onClose}
      onConfirm={() => {
        change(async () => {
          // What the link shows is what the server has.
          if (!(await onSave())) {
            toast(words.unsaved, 'failed');
            return;
          }
          await client.call('consoleMakePreview', { params: { formId } });
        });
      }}
      title={words.title}
    >
      <p>{words.text}</p>
      {refusal !== null && <p role="alert">{refusal}</p>}
      {previews === null && <Loading resource={list} />}
      {previews?.length === 0 && <p>{words.none}</p>}
      {previews !== null && previews.length > 0 && (
        <ul className={styles['links']}>
          {previews.map((preview) => {
            const line = words.line(
              preview.by ?? '',
              preview.madeAt.slice(0, 16),
              preview.until.slice(0, 16),
            );
            return (
              <li key={preview.id}>
                <input aria-label={`${words.link} ${line}`} readOnly value={preview.link} />
                <span>{line}</span>
                <Button aria-label={`${words.copy} ${line}`} onClick={() => void copy(preview)} size="small">
                  {words.copy}
                </Button>
                <Button
                  aria-label={`${words.withdraw} ${line}`}
                  onClick={() => {
                    change(async () => {
                      const params = { formId, previewId: preview.id };
                      await client.call('consoleWithdrawPreview', { params });
                      toast(words.withdrawn);
                    });
                  }}
                  size="small"
                >
                  {words.withdraw}
                </Button>
              </li>
            );
          })}
        </ul>
      )}
    </Dialog>
  );
};
