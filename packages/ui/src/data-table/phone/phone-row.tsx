import type { Ref } from 'react';
import { Checkbox } from '../../choice/choice.tsx';
import { VisuallyHidden } from '../../text/visually-hidden.tsx';
import { cellText } from '../columns/cell-value.ts';
import type { Leaf } from '../columns/leaf-columns.ts';
import type { PhoneFaces } from './phone-faces.ts';
import type { RowAction } from '../rows/row-action.ts';
import { RowMenu } from '../rows/row-menu.tsx';
import { useTableWords } from '../use-table-words.ts';
import styles from './phone-list.module.css';

/** Columns that the second line of a row takes up where the owner says nothing. */
const NOTES = 3;

/** What {@link PhoneRow} takes. */
export interface PhoneRowProps<Row> {
  readonly row: Row;
  readonly index: number;
  readonly count: number;
  readonly leaves: readonly Leaf<Row>[];
  readonly faces: PhoneFaces<Row>;
  readonly actions?: readonly RowAction[] | undefined;
  readonly ticked?: boolean | undefined;
  readonly onTick: (on: boolean) => void;
  /** Only some rows are drawn, so each says its place. */
  readonly windowed: boolean;
  readonly measure?: Ref<HTMLLIElement> | undefined;
}

/** One row on a phone: two lines, the amount at the right; a tap opens it. */
export const PhoneRow = <Row extends object>({
  row,
  index,
  count,
  leaves,
  faces,
  actions,
  ticked,
  onTick,
  windowed,
  measure,
}: PhoneRowProps<Row>) => {
  const words = useTableWords();
  const text = ({ column }: Leaf<Row>) => cellText(column, row, index);
  const head = leaves.find((leaf) => leaf.name);
  const name = head === undefined ? '' : text(head);
  const figure = leaves.findLast(({ column }) => column.type === 'number');

  const title = () => {
    if (faces.title !== undefined) return faces.title(row, index);
    return head?.column.render?.(row, index) ?? name;
  };
  const note = () => {
    if (faces.note !== undefined) return faces.note(row, index);
    const rest = leaves.filter((leaf) => leaf !== head && leaf !== figure && leaf.column.type !== 'index');
    const parts = rest.map((leaf) =>
      leaf.column.type === 'number' && text(leaf) !== ''
        ? words.amount(leaf.column.title, text(leaf), leaf.column.unit ?? '')
        : text(leaf),
    );
    return parts
      .filter((part) => part !== '')
      .slice(0, NOTES)
      .join(words.listSeparator);
  };
  const amount = () => {
    if (faces.amount !== undefined) return faces.amount(row, index);
    if (figure === undefined || text(figure) === '') return null;
    const { unit = '' } = figure.column;
    return unit === '' ? text(figure) : `${text(figure)} ${unit}`;
  };

  const content = (
    <>
      <span className={styles['words']}>
        <span className={styles['title']}>{title()}</span>
        <span className={styles['note']}>{note()}</span>
      </span>
      <span className={styles['amount']}>{amount()}</span>
    </>
  );
  return (
    <li
      aria-posinset={windowed ? index + 1 : undefined}
      aria-setsize={windowed ? count : undefined}
      className={styles['row']}
      data-index={index}
      ref={measure ?? null}
    >
      {ticked !== undefined && (
        <Checkbox
          checked={ticked}
          className={styles['tick']}
          onChange={(event) => {
            onTick(event.target.checked);
          }}
        >
          <VisuallyHidden>{words.selectRow(name === '' ? String(index + 1) : name)}</VisuallyHidden>
        </Checkbox>
      )}
      {faces.onPress === undefined ? (
        <div className={styles['body']}>{content}</div>
      ) : (
        <button
          className={styles['body']}
          onClick={() => {
            faces.onPress?.(row, index);
          }}
          type="button"
        >
          {content}
        </button>
      )}
      {actions !== undefined && actions.length > 0 && <RowMenu actions={actions} look="icon" row={name} />}
    </li>
  );
};
