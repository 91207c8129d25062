import type { SubmissionsPage } from '@zhantai/contract';
import { traitsOf, type Definition } from '@zhantai/engine';
import { exportColumns, isExported } from '@zhantai/engine/tables';
import type { ExportColumn } from '@zhantai/engine/tables';
import type { ConsoleWords } from '@zhantai/messages/console';
import { Status } from '@zhantai/ui';
import type { TableColumn } from '@zhantai/ui/data-table/columns/column.ts';
import { boothsOf } from '../review/booths-of.ts';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { cellText } from './cell-text.ts';
import type { Labels } from './cell-text.ts';

/** One submission as the table shows it. */
export type SubmissionLine = SubmissionsPage['records'][number];

/** Who, in what state and when, then a column for every field of the form under the heads of its sections. */
export function submissionColumns(
  definition: Definition,
  labels: Labels,
  words: ConsoleWords,
  href: (path: string) => string,
): readonly TableColumn<SubmissionLine>[] {
  const { columns: heads } = words.submissions;
  return [
    {
      key: ' subject',
      title: heads.subject,
      fixed: 'left',
      value: (row) => row.subject.name,
      render: (row) => <a href={href(`/review/${row.id}`)}>{row.subject.name}</a>,
    },
    { key: ' booth', title: heads.booth, value: (row) => boothsOf(row, words) },
    {
      key: ' status',
      title: heads.status,
      value: (row) => words.status[row.status],
      render: (row) => <Status label={words.status[row.status]} status={submissionStatus[row.status]} />,
    },
    { key: ' submittedAt', title: heads.submittedAt, value: (row) => row.submittedAt?.slice(0, 16) ?? '' },
    {
      key: ' round',
      title: heads.round,
      value: (row) => (row.round === 0 ? '' : words.submissions.round(row.round)),
    },
    ...inSections(exportColumns(definition), (column) => ({
      key: column.prop,
      title: column.label,
      unit: column.item.unit,
      align: traitsOf(column.item).amount === true ? 'right' : 'left',
      ignoreExport: !isExported(column),
      value: (row) => cellText(column.item, row.answers?.[column.prop], labels, words),
    })),
  ];
}

/** Columns of one section stand under its title; those before the first section stand alone. */
function inSections(
  columns: readonly ExportColumn[],
  leafOf: (column: ExportColumn) => TableColumn<SubmissionLine>,
): readonly TableColumn<SubmissionLine>[] {
  const groups: { readonly section: string; readonly leaves: TableColumn<SubmissionLine>[] }[] = [];
  for (const column of columns) {
    const last = groups.at(-1);
    if (last?.section === column.section) last.leaves.push(leafOf(column));
    else groups.push({ section: column.section, leaves: [leafOf(column)] });
  }
  return groups.flatMap(({ section, leaves }, at) =>
    section === '' ? leaves : [{ key: ` section ${at}`, title: section, children: leaves }],
  );
}
