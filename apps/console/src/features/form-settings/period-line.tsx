import { classNames } from '@zhantai/ui';
import styles from './form-settings.module.css';
import { periodsOf } from './periods-of.ts';
import type { SectionProps } from './section-part.tsx';

interface PeriodLineProps extends Pick<SectionProps, 'typed' | 'words'> {
  readonly serverTime: string;
}

/** What holds when, from the opening to the end of late submissions; today is marked. */
export const PeriodLine = ({ typed, words, serverTime }: PeriodLineProps) => {
  const periods = periodsOf(typed, serverTime);
  if (periods.length === 0) return null;
  return (
    <ol aria-label={words.line} className={styles['line']}>
      {periods.map(({ kind, from, to, days, today }) => (
        <li
          aria-current={today === null ? undefined : 'date'}
          className={classNames(styles['period'], styles[kind])}
          key={kind}
          style={{ flexGrow: days }}
        >
          <b>{words.periods[kind]}</b>
          <span className={styles['from']}>{from.slice(5, 10)}</span>
          <span className={styles['to']}>{to.slice(5, 10)}</span>
          {today !== null && (
            <span className={styles['today']} style={{ left: `${Math.round(today * 100)}%` }}>
              <span style={{ translate: `${-Math.round(today * 100)}% 0` }}>
                {words.today(serverTime.slice(5, 10))}
              </span>
            </span>
          )}
        </li>
      ))}
    </ol>
  );
};
