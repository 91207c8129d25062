import type { ReactNode } from 'react';
import { FairHead } from '../brand/fair-head.tsx';
import styles from './narrow-page.module.css';
import { usePageTitle } from './use-page-title.ts';

export interface NarrowPageProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A page outside the frame with one thing to do: the sign of the fair, a title, a column. */
export const NarrowPage = ({ title, text, children }: NarrowPageProps) => {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <FairHead />
      <main className={styles['column']} id="main" tabIndex={-1}>
        <h1 className={styles['title']}>{title}</h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {children}
      </main>
    </div>
  );
};
