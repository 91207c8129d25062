import type { ReactNode } from 'react';
import { FairHead } from '../brand/fair-head.tsx';
import { usePageTitle } from './use-page-title.ts';
import styles from './guest-frame.module.css';

export interface GuestFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page for somebody without the frame of the portal: the sign of the fair, a title, room for a form. */
export const GuestFrame = ({ title, lead, children }: GuestFrameProps) => {
  usePageTitle(title);
  return (
    <div className={styles['page']}>
      <FairHead />
      <main className={styles['main']} id="main" tabIndex={-1}>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== undefined && lead !== '' && <div className={styles['lead']}>{lead}</div>}
        {children}
      </main>
    </div>
  );
};
