import type { SubmissionsPage } from '@zhantai/contract';
import type { Definition } from '@zhantai/engine';
import { DataTable } from '@zhantai/ui/data-table/data-table.tsx';
import { useMemo } from 'react';
import { useServices } from '../../shell/session/services-context.ts';
import { useSpeech } from '../../shell/words/words-context.ts';
import { submissionColumns } from './submission-columns.tsx';
import type { SubmissionLine } from './submission-columns.tsx';

const idOf = (row: SubmissionLine) => row.id;

/** What {@link SubmissionTable} takes. */
export interface SubmissionTableProps {
  readonly definition: Definition;
  readonly page: SubmissionsPage;
  /** The page asked for is still under way; the one before stands meanwhile. */
  readonly loading: boolean;
  readonly onPage: (current: number) => void;
}

/** One line for each submission: who, in what state, then a column for every field of the form. */
export const SubmissionTable = ({ definition, page, loading, onPage }: SubmissionTableProps) => {
  const { href } = useServices();
  const { words } = useSpeech();
  const columns = useMemo(
    () => submissionColumns(definition, page.labels, words, href),
    [definition, page.labels, words, href],
  );
  return (
    <DataTable
      columns={columns}
      label={words.submissions.table(definition.setting.title)}
      loading={loading}
      pagination={{
        total: page.total,
        pages: page.pages,
        current: page.current,
        limit: page.size,
        words: page.totalAtLeast ? words.submissions.leadOver : words.submissions.lead(page.total),
        onPage,
      }}
      rowKey={idOf}
      rows={page.records}
    />
  );
};
