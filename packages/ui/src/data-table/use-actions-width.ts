import { useMemo } from 'react';
import { actionsWidth } from './columns/fit-columns.ts';
import type { RowAction } from './rows/row-action.ts';
import { WORDS_IN_ROW } from './rows/row-actions.tsx';
import { useTableWords } from './use-table-words.ts';

/** The words of so many rows stand for those of all. */
const SAMPLE = 20;

/** Width in pixels of the column of actions; 0 without any. Read again when `sample` changes, not at every key. */
export const useActionsWidth = <Row>(
  actions: ((row: Row, index: number) => readonly RowAction[]) | undefined,
  rows: readonly Row[],
  sample: string,
): number => {
  const { moreActions } = useTableWords();
  return useMemo(() => {
    if (actions === undefined) return 0;
    return actionsWidth(
      rows.slice(0, SAMPLE).map((row, index) => {
        const labels = actions(row, index).map((action) => action.label);
        return labels.length > WORDS_IN_ROW ? [...labels.slice(0, WORDS_IN_ROW), moreActions] : labels;
      }),
    );
    // oxlint-disable-next-line react/exhaustive-deps
  }, [sample, moreActions, actions]);
};
