import type { DraftHistoryEntry, FormDraft } from '@zhantai/contract';
import type { FormVersionsWords } from '@zhantai/messages/form-versions';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Button, toast } from '@zhantai/ui';
import { useMemo, useState } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import styles from './form-versions.module.css';
import { RestoreDialog } from './restore-dialog.tsx';

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
        <RestoreDialog
          draft={draft}
          formId={formId}
          load={async () => {
            const params = { formId, revision: String(looked.revision) };
            return (await client.call('consoleDraftState', { params })).detail;
          }}
          mayEdit={mayEdit}
          name={looked.at.slice(0, 16)}
          note={words.savedAt(looked.at.slice(0, 16), looked.by ?? words.somebody)}
          step={words.restoreStep(looked.at.slice(0, 16))}
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
