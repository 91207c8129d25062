import type { ReactNode } from 'react';
import styles from './page.module.css';

/** A page below the frame, as wide as its tables need. */
export const Page = ({ children }: { readonly children: ReactNode }) => (
  <main className={styles['page']} id="main">
    {children}
  </main>
);

interface PageHeadProps {
  readonly title: string;
  /** What the page is for, or what stands on it. */
  readonly text: string;
  /** What is done here, at the end of the line. */
  readonly children?: ReactNode;
}

/** What a page is called, what it is for, and what is done there. */
export const PageHead = ({ title, text, children }: PageHeadProps) => (
  <header className={styles['head']}>
    <div>
      <h1>{title}</h1>
      <p>{text}</p>
    </div>
    {children}
  </header>
);
