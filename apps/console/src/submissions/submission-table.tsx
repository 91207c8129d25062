import type { SubmissionsPage } from '@zhantai/contract';
import type { Definition } from '@zhantai/engine';
import { exportColumns } from '@zhantai/engine/tables';
import { Button, Status } from '@zhantai/ui';
import { useMemo } from 'react';
import { Link } from 'wouter';
import { boothsOf } from '../review/booths-of.ts';
import { sheetStatus } from '../review/sheet-status.ts';
import { useSpeech } from '../words/words-context.ts';
import { cellText } from './cell-text.ts';
import styles from './submission-table.module.css';

/** What {@link SubmissionTable} takes. */
export interface SubmissionTableProps {
  readonly definition: Definition;
  readonly page: SubmissionsPage;
  readonly onPage: (current: number) => void;
}

/** One line for each submission: who, in what state, then a column for every field of the form. */
export const SubmissionTable = ({ definition, page, onPage }: SubmissionTableProps) => {
  const { words } = useSpeech();
  const columns = useMemo(() => exportColumns(definition), [definition]);
  const { columns: heads } = words.submissions;
  return (
    <>
      <div
        aria-label={words.submissions.table(definition.setting.title)}
        className={styles['scroll']}
        role="region"
        tabIndex={0}
      >
        <table className={styles['table']}>
          <thead>
            <tr>
              <th scope="col">{heads.subject}</th>
              <th scope="col">{heads.booth}</th>
              <th scope="col">{heads.status}</th>
              <th scope="col">{heads.submittedAt}</th>
              <th scope="col">{heads.round}</th>
              {columns.map((column) => (
                <th
                  data-number={column.item.type === 'number'}
                  key={column.prop}
                  scope="col"
                  title={column.section}
                >
                  {column.label}
                  {column.item.unit !== '' && ` (${column.item.unit})`}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {page.records.map((row) => (
              <tr key={row.id}>
                <th scope="row">
                  <Link href={`/review/${row.id}`}>{row.subject.name}</Link>
                </th>
                <td>{boothsOf(row.subject, words)}</td>
                <td>
                  <Status label={words.status[row.status]} status={sheetStatus[row.status]} />
                </td>
                <td>{row.submittedAt?.slice(0, 16) ?? ''}</td>
                <td>{row.round === 0 ? '' : words.submissions.round(row.round)}</td>
                {columns.map((column) => {
                  const text = cellText(column.item, row.answers?.[column.prop], page.labels, words);
                  return (
                    <td data-number={column.item.type === 'number'} key={column.prop} title={text}>
                      {text}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={styles['foot']}>
        <span>{words.submissions.lead(page.total)}</span>
        {page.pages > 1 && (
          <>
            <Button
              disabled={page.current <= 1}
              onClick={() => {
                onPage(page.current - 1);
              }}
              size="small"
            >
              {words.submissions.previousPage}
            </Button>
            <span>{words.submissions.page(page.current, page.pages)}</span>
            <Button
              disabled={page.current >= page.pages}
              onClick={() => {
                onPage(page.current + 1);
              }}
              size="small"
            >
              {words.submissions.nextPage}
            </Button>
          </>
        )}
      </div>
    </>
  );
};
