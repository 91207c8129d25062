import { useDevice } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { usePortal } from '../portal/portal-context.ts';
import styles from './guest-frame.module.css';

export interface GuestFrameProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

/** A page for somebody without the frame of the portal: the sign of the fair, a title, room for a form. */
export const GuestFrame = ({ title, lead, children }: GuestFrameProps) => {
  const { config } = usePortal();
  const mobile = useDevice() === 'mobile';
  return (
    <div className={styles['page']}>
      <header className={styles['head']} data-print="hide">
        <BrandMark name={config.title} small={mobile} />
        <LanguageSwitch />
      </header>
      <main className={styles['main']} id="main" tabIndex={-1}>
        <h1 className={styles['title']}>{title}</h1>
        {lead !== undefined && lead !== '' && <div className={styles['lead']}>{lead}</div>}
        {children}
      </main>
    </div>
  );
};
