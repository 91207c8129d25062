import type { ReactNode } from 'react';
import { classNames } from '../text/class-names.ts';
import styles from './section-head.module.css';

/** What {@link SectionHead} takes. */
export interface SectionHeadProps {
  readonly title: ReactNode;
  /** Number of the section; hangs in the margin on a desktop. */
  readonly number?: string | number | undefined;
  /** What stands at the right end: a count, a link. */
  readonly note?: ReactNode;
  readonly level?: 2 | 3 | 4;
  readonly id?: string;
  /** `above` opens a section of a form; `below` heads a list or a side rail. */
  readonly rule?: 'above' | 'below';
  readonly className?: string | undefined;
}

/** Title of a section with its ink rule (design.md §7). */
export const SectionHead = ({
  title,
  number,
  note,
  level = 2,
  id,
  rule = 'above',
  className,
}: SectionHeadProps) => {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles['head'], styles[rule], className)}>
      <Heading className={styles['title']} id={id}>
        {number !== undefined && <span className={styles['number']}>{number}</span>}
        <span>{title}</span>
      </Heading>
      {note !== undefined && <div className={styles['note']}>{note}</div>}
    </div>
  );
};
