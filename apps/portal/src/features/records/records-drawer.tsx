import type { Form, HistoryStep } from '@zhantai/contract';
import { Button, EmptyState } from '@zhantai/ui';
import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import type { FormServices, FormWords } from '@zhantai/views';
import { useMemo, useState } from 'react';
import { PageState } from '../../shell/page/page-state.tsx';
import { usePlaceFields } from '../form/form-place.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { shortTime } from '@zhantai/shell/exhibition-time.ts';
import { RecordView } from './record-view.tsx';
import styles from './records.module.css';

export interface RecordsDrawerProps {
  readonly form: Form;
  readonly services: FormServices;
  readonly words: FormWords;
  readonly onClose: () => void;
}

/** Everything that happened to a form: who handed in what, and what the organiser said. */
export const RecordsDrawer = ({ form, services, words: formWords, onClose }: RecordsDrawerProps) => {
  const { client, words } = usePortal();
  const place = usePlaceFields();
  const text = words.formLater.records;
  const history = useMemo(
    () => createResource(() => client.call('history', { query: { formId: form.formId, ...place } })),
    // One drawer is of one submission.
    // oxlint-disable-next-line react/exhaustive-deps
    [client, form.formId],
  );
  const state = useResource(history);
  const [shown, setShown] = useState<{ readonly revision: number; readonly compare: boolean } | null>(null);
  return (
    <Drawer onClose={onClose} title={text.title(form.title)} width={shown === null ? '30rem' : '62.5rem'}>
      {shown === null ? (
        <PageState
          onRetry={() => {
            void history.load();
          }}
          skeleton={{ rows: 4, rowHeight: 56 }}
          state={state}
        >
          {(steps) =>
            steps.length === 0 ? (
              <EmptyState title={text.empty} />
            ) : (
              <ol className={styles['steps']}>
                {steps.toReversed().map((step) => (
                  <Step
                    first={isFirst(step, steps)}
                    key={step.step}
                    onShow={(compare) => {
                      setShown({ revision: step.revision, compare });
                    }}
                    step={step}
                  />
                ))}
              </ol>
            )
          }
        </PageState>
      ) : (
        <RecordView
          {...shown}
          formId={form.formId}
          onBack={() => {
            setShown(null);
          }}
          services={services}
          words={formWords}
        />
      )}
    </Drawer>
  );
};

const Step = ({
  step,
  first,
  onShow,
}: {
  readonly step: HistoryStep;
  readonly first: boolean;
  readonly onShow: (compare: boolean) => void;
}) => {
  const { formLater } = usePortal().words;
  const text = formLater.records;
  const submitted = step.action === 'submit';
  return (
    <li data-action={step.action}>
      <p className={styles['what']}>
        <b>{text.steps[step.action]}</b>
        <span>{text.by(step.by, shortTime(step.at))}</span>
      </p>
      {step.reason !== null && step.reason !== '' && <p>{step.reason}</p>}
      {step.comments.length > 0 && <p>{text.comments(step.comments.length)}</p>}
      {step.receipt !== null && (
        <p className={styles['receipt']}>
          {text.receipt(step.receipt.number)}
          {step.receipt.byOrganiser === true && ` · ${formLater.receipt.byOrganiser}`}
        </p>
      )}
      {submitted && (
        <p className={styles['links']}>
          <Button
            onClick={() => {
              onShow(false);
            }}
            variant="link"
          >
            {text.view}
          </Button>
          {!first && (
            <Button
              onClick={() => {
                onShow(true);
              }}
              variant="link"
            >
              {text.compare}
            </Button>
          )}
        </p>
      )}
    </li>
  );
};

/** The first submission has nothing before it to compare with. */
function isFirst(step: HistoryStep, steps: readonly HistoryStep[]): boolean {
  return steps.find(({ action }) => action === 'submit')?.step === step.step;
}
