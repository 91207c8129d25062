import type { Item } from '@zhantai/engine';
import { VisuallyHidden } from '@zhantai/ui';
import { useForm } from '../../form/form-context.ts';
import { isComputedColumn } from './computed-column.ts';
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
  const first = columns.findIndex(isComputedColumn);
  const computed = columns.filter(isComputedColumn).length;
  const together = computed > 1 && columns.slice(first, first + computed).every(isComputedColumn);
  return (
    <thead className={styles['head']}>
      {together && (
        <tr aria-hidden="true" className={styles['groups']}>
          <td aria-hidden="true" colSpan={first + 1} />
          <td className={styles['group']} colSpan={computed} data-computed>
            <span>{words.fields.rows.computed}</span>
          </td>
          <td aria-hidden="true" colSpan={columns.length - first - computed + (acts ? 1 : 0)} />
        </tr>
      )}
      <tr>
        <th className={styles['indexHead']} scope="col">
          <VisuallyHidden>{words.fields.rows.index}</VisuallyHidden>
        </th>
        {columns.map((column) => (
          <th
            data-computed={isComputedColumn(column) || undefined}
            data-number={column.type === 'number' || undefined}
            id={headId(column.prop)}
            key={column.prop}
            scope="col"
          >
            {column.unit === '' ? column.label : `${column.label} ${column.unit}`}
            {column.required && <span className={styles['required']}>*</span>}
          </th>
        ))}
        {acts && (
          <th scope="col">
            <VisuallyHidden>{words.fields.rows.actions}</VisuallyHidden>
          </th>
        )}
      </tr>
    </thead>
  );
};
