import type { DraftHistoryEntry, FormDraft } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo, useState } from 'react';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { describeDifferences } from './describe-differences.ts';
import { DifferenceTable } from './difference-table.tsx';
import styles from './form-versions.module.css';

/** How many of the latest states are shown. */
const LATEST = 50;

interface HistoryListProps {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly mayEdit: boolean;
  readonly onChanged: () => void;
  readonly words: FormVersionsWords;
}

/** What was done to the draft; any state can be looked at and made the draft again. */
export const HistoryList = ({ formId, draft, mayEdit, onChanged, words }: HistoryListProps) => {
  const { client } = useServices();
  const [looked, setLooked] = useState<DraftHistoryEntry | null>(null);
  const history = useMemo(
    () =>
      createResource(() =>
        client.call('consoleDraftHistory', { params: { formId }, query: { size: LATEST } }),
      ),
    // What was saved is in it.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, formId, draft],
  );
  const state = useResource(history);
  const entries = useLastReady(state).data?.records;
  return (
    <section>
      <h2>{words.history}</h2>
      {state.status === 'failed' && <p className={styles['quiet']}>{words.loadFailed}</p>}
      {entries?.length === 0 && <p className={styles['quiet']}>{words.noHistory}</p>}
      <ul className={styles['list']}>
        {entries?.map((entry) => (
          <li key={entry.revision}>
            <b>{entry.step}</b>
            <span>{words.savedAt(entry.at.slice(0, 16), entry.by ?? words.somebody)}</span>
            {entry.revision !== draft.revision && (
              <Button
                aria-label={`${words.compareWith} ${entry.at.slice(0, 16)}`}
                onClick={() => {
                  setLooked(entry);
                }}
                size="small"
                variant="text"
              >
                {words.compareWith}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {looked !== null && (
        <StateDialog
          draft={draft}
          entry={looked}
          formId={formId}
          mayEdit={mayEdit}
          onClose={() => {
            setLooked(null);
          }}
          onDone={() => {
            setLooked(null);
            toast(words.restored);
            onChanged();
          }}
          words={words}
        />
      )}
    </section>
  );
};

/** An earlier state beside the draft of now, which it may become again. */
const StateDialog = ({
  formId,
  draft,
  entry,
  mayEdit,
  onDone,
  onClose,
  words,
}: {
  readonly formId: string;
  readonly draft: FormDraft;
  readonly entry: DraftHistoryEntry;
  readonly mayEdit: boolean;
  readonly onDone: () => void;
  readonly onClose: () => void;
  readonly words: FormVersionsWords;
}) => {
  const { client } = useServices();
  const { words: all, language } = useSpeech();
  const { revision } = entry;
  const at = entry.at.slice(0, 16);
  const kept = useMemo(
    () =>
      createResource(() =>
        client.call('consoleDraftState', { params: { formId, revision: String(revision) } }),
      ),
    [client, formId, revision],
  );
  const state = useResource(kept);
  const detail = state.status === 'ready' ? state.data.detail : null;
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
      title={mayRestore ? words.restoreTitle : at}
      {...(mayRestore &&
        detail !== null && {
          confirmLabel: words.restore,
          onConfirm: () => {
            void send(async () => {
              const body = { base: draft.revision, detail, step: words.restoreStep(at) };
              await client.call('consoleSaveDraft', { params: { formId }, body });
              onDone();
            });
          },
        })}
    >
      <div className={styles['fields']}>
        <p>{words.savedAt(at, entry.by ?? words.somebody)}</p>
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
