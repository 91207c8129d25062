import type { ReactNode } from 'react';
import styles from './flag.module.css';

/** A word on signal ground after a name: a physical limit or rule that demands another form (design.md §8). */
export const Flag = ({ children }: { readonly children: ReactNode }) => (
  <span className={styles['flag']}>{children}</span>
);
