import { useDevice } from '@zhantai/ui';
import type { ReactNode } from 'react';
import { BrandMark } from '../brand/brand-mark.tsx';
import { LanguageSwitch } from '../language/language-switch.tsx';
import { usePortal } from '../portal/portal-context.ts';
import styles from './narrow-page.module.css';

export interface NarrowPageProps {
  readonly title: string;
  readonly text?: string | undefined;
  readonly children: ReactNode;
}

/** A page outside the frame with one thing to do: the sign of the fair, a title, a column. */
export const NarrowPage = ({ title, text, children }: NarrowPageProps) => {
  const { config } = usePortal();
  const mobile = useDevice() === 'mobile';
  return (
    <div className={styles['page']}>
      <header className={styles['head']}>
        <BrandMark name={config.title} small={mobile} />
        <LanguageSwitch />
      </header>
      <main className={styles['column']} id="main" tabIndex={-1}>
        <h1 className={styles['title']}>{title}</h1>
        {text !== undefined && <p className={styles['text']}>{text}</p>}
        {children}
      </main>
    </div>
  );
};
