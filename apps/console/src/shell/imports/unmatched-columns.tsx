import type { ImportPreview } from '@zhantai/contract';
import type { ImportDialogWords } from '@zhantai/messages/import-dialog';
import { useId } from 'react';
import styles from './import-dialog.module.css';

interface UnmatchedColumnsProps {
  readonly preview: ImportPreview;
  /** Columns by heads, as they were chosen. */
  readonly chosen: Readonly<Record<string, string>>;
  readonly onChoose: (head: string, prop: string) => void;
  readonly words: ImportDialogWords;
}

/** Heads of the workbook that name no column: each is chosen, or left out. */
export const UnmatchedColumns = ({ preview, chosen, onChoose, words }: UnmatchedColumnsProps) => {
  const id = useId();
  const named = Object.entries(chosen).filter(([, prop]) => prop !== '');
  const heads = [...new Set([...named.map(([head]) => head), ...preview.unknownHeaders])];
  if (heads.length === 0) return null;
  return (
    <fieldset className={styles['unmatched']}>
      <legend>{words.unmatched}</legend>
      <p className={styles['quiet']}>{words.unmatchedNote}</p>
      {heads.map((head, at) => (
        <div className={styles['head']} key={head}>
          <label htmlFor={`${id}-${at}`}>{head}</label>
          <select
            id={`${id}-${at}`}
            onChange={(event) => {
              onChoose(head, event.target.value);
            }}
            value={chosen[head] ?? ''}
          >
            <option value="">{words.leaveOut}</option>
            {preview.columns
              .filter(({ prop, found }) => !found || chosen[head] === prop)
              .map(({ prop, label }) => (
                <option key={prop} value={prop}>
                  {label}
                </option>
              ))}
          </select>
        </div>
      ))}
    </fieldset>
  );
};
