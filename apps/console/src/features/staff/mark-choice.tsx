import { classNames } from '@zhantai/ui';
import type { Mark } from './mark-row.tsx';
import styles from './staff.module.css';

interface MarkChoiceProps {
  readonly label: string;
  readonly help: string;
  readonly marks: readonly Mark[];
  readonly onToggle: (key: string, on: boolean) => void;
}

/** Cells that are pressed to allow what they name. */
export const MarkChoice = ({ label, help, marks, onToggle }: MarkChoiceProps) => (
  <fieldset className={styles['choice']}>
    <legend>{label}</legend>
    <div className={styles['marks']}>
      {marks.map(({ key, label: text, on }) => (
        <button
          aria-pressed={on}
          className={classNames(styles['mark'], styles['press'], on && styles['on'])}
          key={key}
          onClick={() => {
            onToggle(key, !on);
          }}
          type="button"
        >
          {text}
        </button>
      ))}
    </div>
    <p className={styles['quiet']}>{help}</p>
  </fieldset>
);
