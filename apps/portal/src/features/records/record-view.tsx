import { Button } from '@zhantai/ui';
import { AnswersView, DiffView, type FormServices, type FormWords } from '@zhantai/views';
import { useMemo } from 'react';
import { parseForm } from '../form/material/parse-form.ts';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePlaceFields } from '../form/form-place.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './records.module.css';

export interface RecordViewProps {
  readonly formId: string;
  readonly revision: number;
  /** Beside the submission before it, changes marked. */
  readonly compare: boolean;
  readonly services: FormServices;
  readonly words: FormWords;
  readonly onBack: () => void;
}

/** One submission as it was, under the form of its day. */
export const RecordView = ({
  formId,
  revision,
  compare,
  services,
  words: formWords,
  onBack,
}: RecordViewProps) => {
  const { client, language, words } = usePortal();
  const place = usePlaceFields();
  const text = words.formLater.records;
  const record = useMemo(
    () => createResource(() => client.call('infoDetail', { query: { formId, ...place, revision } })),
    // One drawer is of one submission.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, formId, revision],
  );
  const state = useResource(record);
  return (
    <>
      <p className={styles['back']}>
        <Button icon="chevron-left" onClick={onBack} variant="text">
          {text.back}
        </Button>
      </p>
      <PageState
        onRetry={() => {
          void record.load();
        }}
        skeleton={{ rows: 6, rowHeight: 40 }}
        state={state}
      >
        {({ form, answers, previous, savedAt }) => {
          const shared = { definition: parseForm(form, language), services, words: formWords };
          return compare && previous !== null ? (
            <DiffView
              {...shared}
              after={answers}
              afterTitle={text.now(shortTime(savedAt))}
              before={previous.answers}
              beforeTitle={text.before(shortTime(previous.savedAt))}
            />
          ) : (
            <AnswersView {...shared} answers={answers} />
          );
        }}
      </PageState>
    </>
  );
};
