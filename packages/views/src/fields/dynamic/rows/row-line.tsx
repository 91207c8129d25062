import { traitsOf } from '@zhantai/engine';
import type { FieldNode, Item, RowNode } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import { memo, useCallback, useMemo, useSyncExternalStore } from 'react';
import type { ReactNode, Ref } from 'react';
import type { FieldComment } from '../../../context/field-comment.ts';
import { useForm } from '../../../context/form-context.ts';
import { useOptions } from '../../../options/use-options.ts';
import { valueText } from '../../value-text.ts';
import { LineFiles } from '../files/line-files.tsx';
import { RowFlags } from './row-flags.tsx';
import styles from './rows.module.css';

/** What {@link RowLine} takes. */
export interface RowLineProps {
  readonly row: RowNode;
  readonly index: number;
  readonly columns: readonly Item[];
  /** The column that is summed: what the record amounts to stands at the right end. */
  readonly summed: string | undefined;
  readonly comments: readonly FieldComment[];
  /** Its rows are exhibits, flagged beyond a size. */
  readonly flagged: boolean;
  readonly id: string;
  readonly onOpen: (row: RowNode) => void;
  readonly ref?: Ref<HTMLLIElement>;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** A record on a phone: two lines, the amount at the right; a tap opens its editor (design.md §8). */
export const RowLine = memo(
  ({ row, id, index, columns, summed, comments, flagged, onOpen, ref, children }: RowLineProps) => {
    const { words } = useForm();
    // Cells that name the record, then those that describe it.
    const { cells, title, more, amount } = useMemo(
      () => lineOf(row, columns, summed),
      [row, columns, summed],
    );
    const problems = useProblemCount(cells);
    const find = useCallback((prop: string) => cells.find((cell) => cell.item.prop === prop), [cells]);
    return (
      <li data-index={index} ref={ref}>
        <button
          className={styles['line']}
          data-invalid={problems > 0 || undefined}
          id={id}
          onClick={() => onOpen(row)}
          type="button"
        >
          <span className={styles['lineText']}>
            <span className={styles['lineTitle']}>
              {title === undefined ? (
                words.fields.rows.row(index + 1)
              ) : (
                <CellWord fallback={words.fields.rows.row(index + 1)} node={title} />
              )}
              {flagged && <RowFlags find={find} />}
            </span>
            <span className={styles['lineMore']}>
              {more.map((node, place) => (
                <span key={node.key}>
                  {place > 0 && '  '}
                  <CellWord fallback="" named={traitsOf(node.item).amount === true} node={node} />
                </span>
              ))}
            </span>
            {problems > 0 && (
              <span className={styles['lineProblem']}>{words.fields.rows.gaps(problems)}</span>
            )}
            {comments.length > 0 && <span className={styles['lineProblem']}>{words.fields.comment}</span>}
          </span>
          {amount !== undefined && <CellWord fallback="" node={amount} />}
          <Icon name="chevron-right" size={16} />
        </button>
        <LineFiles cells={cells} />
        {children}
      </li>
    );
  },
);
RowLine.displayName = 'RowLine';

/** Columns of the second line. */
const MORE = 3;

function lineOf(row: RowNode, columns: readonly Item[], summed: string | undefined) {
  const cells = columns.map((column) => row.cell(column.prop));
  const [title, ...others] = cells.filter(
    ({ item }) => item.prop !== summed && traitsOf(item).section !== true,
  );
  return {
    cells,
    title,
    more: others.slice(0, MORE),
    amount: cells.find(({ item }) => item.prop === summed),
  };
}

interface CellWordProps {
  readonly node: FieldNode;
  readonly fallback: string;
  /** A bare number says nothing: its label stands before it. */
  readonly named?: boolean;
}

const CellWord = ({ node, fallback, named = false }: CellWordProps) => {
  const { words } = useForm();
  const { options } = useOptions(node);
  const subscribe = useCallback((listener: () => void) => node.subscribe(listener), [node]);
  const text = useSyncExternalStore(subscribe, () => {
    const { value, unreadable } = node.state();
    return unreadable ?? valueText(node.item, value, words.fields, options);
  });
  if (text === '') return fallback;
  return named ? `${node.item.label} ${text}` : text;
};

/** How many of these show a problem. */
function useProblemCount(cells: readonly FieldNode[]): number {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = cells.map((cell) => cell.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [cells],
  );
  return useSyncExternalStore(subscribe, () => cells.filter((cell) => cell.state().problem !== null).length);
}
