import { classNames } from '../text/class-names.ts';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import styles from './progress.module.css';

/** What {@link Progress} takes. */
export interface ProgressProps {
  /** Done so far, 0 to 1; null while nobody can tell. */
  readonly value: number | null;
  /** What is progressing; read out. */
  readonly label?: string;
  readonly className?: string | undefined;
}

/** A 2 px line of brand on a hairline. */
export const Progress = ({ value, label, className }: ProgressProps) => {
  const words = useKitWords();
  const percent = value === null ? null : Math.round(Math.min(1, Math.max(0, value)) * 100);
  return (
    <div
      aria-label={label ?? words.progress.label}
      aria-valuemax={100}
      aria-valuemin={0}
      aria-valuenow={percent ?? undefined}
      aria-valuetext={percent === null ? words.loading : words.progress.percent(percent)}
      className={classNames(styles['track'], className)}
      role="progressbar"
    >
      <div
        className={classNames(styles['line'], percent === null && styles['endless'])}
        style={percent === null ? undefined : { width: `${percent}%` }}
      />
    </div>
  );
};
