import type { Job } from '@zhantai/contract';
import type { ConsoleWords } from '@zhantai/messages/console';
import { Progress } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import styles from './jobs.module.css';

/** Columns of the list of jobs. */
export function jobColumns(text: ConsoleWords['jobs']): readonly TableColumn<Job>[] {
  const heads = text.columns;
  return [
    { key: 'kind', title: heads.kind, value: ({ kind }) => text.kinds[kind] ?? kind },
    { key: 'state', title: heads.state, value: ({ state, problem }) => problem ?? text.states[state] },
    {
      key: 'progress',
      title: heads.progress,
      width: 160,
      value: ({ progress, total }) => text.progress(progress, total),
      render: ({ progress, total, endedAt }) => (
        <div className={styles['progress']}>
          <span>{text.progress(progress, total)}</span>
          {endedAt === null && <Progress value={total === 0 ? null : progress / total} />}
        </div>
      ),
    },
    { key: 'done', title: text.counts.done, type: 'number', value: ({ counts }) => counts.done },
    { key: 'skipped', title: text.counts.skipped, type: 'number', value: ({ counts }) => counts.skipped },
    { key: 'failed', title: text.counts.failed, type: 'number', value: ({ counts }) => counts.failed },
    { key: 'by', title: heads.by, value: ({ by }) => by ?? text.system },
    { key: 'created', title: heads.created, value: ({ createdAt }) => createdAt.slice(0, 16) },
  ];
}
