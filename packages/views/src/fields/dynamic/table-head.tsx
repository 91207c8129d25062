import { traitsOf } from '@zhantai/engine';
import type { Item } from '@zhantai/engine';
import { VisuallyHidden } from '@zhantai/ui';
import { useMemo } from 'react';
import { useForm } from '../../context/form-context.ts';
import { headGroups } from './head-groups.ts';
import styles from './table.module.css';

/** What {@link TableHead} takes. */
export interface TableHeadProps {
  readonly columns: readonly Item[];
  readonly headId: (prop: string) => string;
  readonly acts: boolean;
}

/** Heads of the columns, the unit in the head; computed columns stand under one word (design.md §8). */
export const TableHead = ({ columns, headId, acts }: TableHeadProps) => {
  const { words } = useForm();
  const groups = useMemo(() => headGroups(columns), [columns]);
  const sized = groups.find(({ kind }) => kind === 'size')?.columns ?? [];
  return (
    <thead className={styles['head']}>
      {groups.some(({ kind }) => kind !== null) && (
        <tr aria-hidden="true" className={styles['groups']}>
          <td aria-hidden="true" />
          {groups.map(({ kind, columns: [first, ...others] }) => (
            <td
              className={kind === null ? undefined : styles['group']}
              colSpan={others.length + 1}
              data-computed={kind === 'computed' || undefined}
              key={first?.prop}
            >
              {kind !== null && (
                <span>
                  {kind === 'computed'
                    ? words.fields.rows.computed
                    : `${words.fields.rows.size} ${first?.unit ?? ''}`}
                </span>
              )}
            </td>
          ))}
          {acts && <td aria-hidden="true" className={styles['edge']} />}
        </tr>
      )}
      <tr>
        <th className={styles['indexHead']} scope="col">
          <VisuallyHidden>{words.fields.rows.index}</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th
            data-computed={column.computed || undefined}
            data-number={traitsOf(column).amount}
            id={headId(column.prop)}
            key={column.prop}
            scope="col"
          >
            {column.unit === '' || sized.includes(column) ? column.label : `${column.label} ${column.unit}`}
            {column.required && <span className={styles['required']}>*</span>}
          </th>
        ))}
        {acts && (
          <th className={styles['edge']} scope="col">
            <VisuallyHidden>{words.fields.rows.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
};
