import type { Job } from '@zhantai/contract';
import { ApiError } from '@zhantai/contract/client';
import { createResource } from '@zhantai/shell/resource/resource.ts';
import { useLastReady } from '@zhantai/shell/resource/use-last-ready.ts';
import { useResource } from '@zhantai/shell/resource/use-resource.ts';
import { Tabs, toast } from '@zhantai/ui';
import { Pagination } from '@zhantai/ui/data-table/pages/pagination.tsx';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useSending } from '@zhantai/ui/feedback/use-sending.ts';
import { useMemo, useState } from 'react';
import { isUndoable, undoBulk } from '../../shell/bulk/undo-bulk.ts';
import { detailOf, Loading } from '../../shell/frame/loading.tsx';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import styles from './jobs.module.css';

const outcomes = ['failed', 'skipped', 'done'] as const;
type Outcome = (typeof outcomes)[number];
const SIZE = 50;

interface ThingsDialogProps {
  readonly job: Job;
  readonly onClose: () => void;
  readonly onUndone: () => void;
}

/** What became of each thing of a job: what failed and what was skipped with the reason, and what was done. */
export const ThingsDialog = ({ job, onClose, onUndone }: ThingsDialogProps) => {
  const { client } = useServices();
  const { words } = useSpeech();
  const text = words.jobs;
  const [outcome, setOutcome] = useState<Outcome>(outcomes.find((one) => job.counts[one] > 0) ?? 'done');
  const { busy, refusal, send } = useSending((error) => {
    if (!(error instanceof ApiError)) throw error;
    return error.reason === 'NOT_FOUND' ? text.undoLate : detailOf(error, words.load.offline);
  });
  const undo = () =>
    send(async () => {
      await undoBulk(client, job);
      toast(text.undone);
      onUndone();
    });
  return (
    <Dialog
      busy={busy}
      onClose={onClose}
      {...(isUndoable(job) && { confirmLabel: text.undo, onConfirm: () => void undo() })}
      title={text.detail(text.kinds[job.kind] ?? job.kind)}
    >
      <Tabs
        items={outcomes.map((key) => ({ key, label: text.counts[key], count: job.counts[key] }))}
        label={text.outcomes}
        look="list"
        onSelect={setOutcome}
        panelId="things"
        selected={outcome}
      />
      {refusal !== null && <p role="alert">{refusal}</p>}
      <div id="things" role="tabpanel">
        <Things jobId={job.id} key={outcome} outcome={outcome} />
      </div>
    </Dialog>
  );
};

/** Those of one outcome, page by page. */
const Things = ({ jobId, outcome }: { readonly jobId: string; readonly outcome: Outcome }) => {
  const { client, href } = useServices();
  const { words } = useSpeech();
  const text = words.jobs;
  const [current, setCurrent] = useState(1);
  const things = useMemo(
    () =>
      createResource(() =>
        client.call('consoleJobThings', { params: { id: jobId }, query: { outcome, current, size: SIZE } }),
      ),
    [client, jobId, outcome, current],
  );
  const { data } = useLastReady(useResource(things, true));
  if (data === undefined) return <Loading resource={things} />;
  if (data.total === 0) return <p>{text.none}</p>;
  return (
    <>
      <ul className={styles['things']}>
        {data.records.map(({ id, name, reason }) => (
          <li key={id}>
            {name === null ? (
              text.gone
            ) : id.includes(':') ? (
              name
            ) : (
              <a href={href(`/exhibitors/${encodeURIComponent(id)}`)}>{name}</a>
            )}
            {reason !== null && <span className={styles['reason']}>{text.reasons[reason] ?? reason}</span>}
          </li>
        ))}
      </ul>
      {data.pages > 1 && (
        <Pagination
          current={current}
          limit={data.size}
          onPage={setCurrent}
          pages={data.pages}
          total={data.total}
        />
      )}
    </>
  );
};
