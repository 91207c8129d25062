import type { ReactNode } from 'react';
import { Cell } from '../frames/cell.tsx';
import { classNames } from '../text/class-names.ts';
import styles from './empty-state.module.css';

/** What {@link EmptyState} takes. */
export interface EmptyStateProps {
  /** Code of the form in the dashed cell. */
  readonly code?: string;
  /** Says that there is nothing yet. */
  readonly title: string;
  /** What the thing is for and how to begin. */
  readonly text?: ReactNode;
  /** At most two buttons. */
  readonly actions?: ReactNode;
  readonly className?: string | undefined;
}

/** An empty list: what belongs here, and the ways to begin (design.md §9). */
export const EmptyState = ({ code, title, text, actions, className }: EmptyStateProps) => (
  <div className={classNames(styles['empty'], className)}>
    {code !== undefined && <Cell code={code} size="empty" status="none" />}
    <div className={styles['words']}>
      <p className={styles['title']}>{title}</p>
      {text !== undefined && <div className={styles['text']}>{text}</div>}
      {actions !== undefined && <div className={styles['actions']}>{actions}</div>}
    </div>
  </div>
);
