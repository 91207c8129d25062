import type { ExhibitionSettingsWords } from '@zhantai/messages/exhibition-settings';
import { Button, TextInput } from '@zhantai/ui';
import { useRef } from 'react';
import styles from './exhibition-settings.module.css';
import type { RowColumn } from './row-columns.ts';

interface RowsFieldProps<R> {
  readonly label: string;
  readonly rows: readonly R[];
  readonly columns: readonly RowColumn<R>[];
  readonly blank: R;
  readonly addLabel: string;
  readonly emptyText: string;
  /** Rows that stay. */
  readonly isKept?: (row: R) => boolean;
  readonly words: ExhibitionSettingsWords;
  readonly onChange: (rows: R[]) => void;
}

/** A short list that is typed in place: a row a thing, added at the end. */
export const RowsField = <R,>({
  label,
  rows,
  columns,
  blank,
  addLabel,
  emptyText,
  isKept = () => false,
  words,
  onChange,
}: RowsFieldProps<R>) => {
  const table = useRef<HTMLTableElement>(null);
  const add = () => {
    onChange([...rows, blank]);
    requestAnimationFrame(() => {
      table.current?.querySelector<HTMLElement>('tbody tr:last-child input')?.focus();
    });
  };
  return (
    <div className={styles['rows']}>
      {rows.length === 0 && <p className={styles['quiet']}>{emptyText}</p>}
      {/* So that many columns never widen the page. */}
      <div className={styles['scroller']} hidden={rows.length === 0}>
        <table aria-label={label} ref={table}>
          <thead>
            <tr>
              {columns.map(({ key, label: name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
              <th scope="col">{words.act}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row, index) => (
              // Rows have no name of their own while they are typed.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={index}>
                {columns.map(({ key, label: name, type, maxLength, read, write }) => (
                  <td data-type={type} key={key}>
                    <TextInput
                      aria-label={words.inRow(name, index + 1)}
                      onChange={({ currentTarget }) => {
                        const typed = currentTarget.value;
                        onChange(rows.map((one, at) => (at === index ? write(one, typed) : one)));
                      }}
                      type={type}
                      value={read(row)}
                      {...(maxLength === undefined ? {} : { maxLength })}
                    />
                  </td>
                ))}
                <td>
                  <Button
                    aria-label={words.removeOne(index + 1)}
                    disabled={isKept(row)}
                    onClick={() => {
                      onChange(rows.filter((_, at) => at !== index));
                    }}
                    variant="link"
                  >
                    {words.removeRow}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Button icon="add" onClick={add}>
        {addLabel}
      </Button>
    </div>
  );
};
