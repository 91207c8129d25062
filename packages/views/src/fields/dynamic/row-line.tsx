import type { FieldNode, RowNode } from '@zhantai/engine';
import { Icon } from '@zhantai/ui';
import { memo, useCallback, useSyncExternalStore } from 'react';
import type { Ref } from 'react';
import type { FieldComment } from '../../form/field-comment.ts';
import { useForm } from '../../form/form-context.ts';
import { useOptions } from '../../options/use-options.ts';
import { cellText } from './cell-text.ts';
import { RowFlags } from './row-flags.tsx';
import styles from './table.module.css';

/** What {@link RowLine} takes. */
export interface RowLineProps {
  readonly row: RowNode;
  readonly index: number;
  /** Cells that name the record, then those that describe it. */
  readonly title: FieldNode;
  readonly more: readonly FieldNode[];
  /** What it amounts to, at the right end. */
  readonly amount: FieldNode | undefined;
  readonly cells: readonly FieldNode[];
  readonly comments: readonly FieldComment[];
  /** Its rows are exhibits, flagged beyond a size. */
  readonly flagged: boolean;
  readonly onOpen: (row: RowNode) => void;
  readonly ref?: Ref<HTMLLIElement>;
}

/** A record on a phone: two lines, the amount at the right; a tap opens its editor (design.md §8). */
export const RowLine = memo(
  ({ row, index, title, more, amount, cells, comments, flagged, onOpen, ref }: RowLineProps) => {
    const { words } = useForm();
    const problems = useProblemCount(cells);
    const find = useCallback((prop: string) => cells.find((cell) => cell.item.prop === prop), [cells]);
    return (
      <li data-index={index} ref={ref}>
        <button
          className={styles['line']}
          data-invalid={problems > 0 || undefined}
          onClick={() => onOpen(row)}
          type="button"
        >
          <span className={styles['lineText']}>
            <span className={styles['lineTitle']}>
              <CellWord fallback={words.fields.rows.row(index + 1)} node={title} />
              {flagged && <RowFlags find={find} />}
            </span>
            <span className={styles['lineMore']}>
              {more.map((node, place) => (
                <span key={node.key}>
                  {place > 0 && '  '}
                  <CellWord fallback="" named={node.item.type === 'number'} node={node} />
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
      </li>
    );
  },
);
RowLine.displayName = 'RowLine';

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
  const text = useSyncExternalStore(subscribe, () =>
    cellText(node.item, node.state().value, words.fields, options),
  );
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
