import type { FormSettings } from '@zhantai/contract';
import type { FormSettingsWords } from '@zhantai/messages/form-settings';
import type { ReactNode } from 'react';
import styles from './form-settings.module.css';

/** What every section of the settings takes. */
export interface SectionProps {
  readonly typed: FormSettings;
  readonly words: FormSettingsWords;
  readonly onChange: (change: Partial<FormSettings>) => void;
}

interface SectionPartProps {
  readonly id: string;
  readonly number: number;
  readonly title: string;
  /** What the settings act upon, at the end of the line. */
  readonly note?: ReactNode;
  readonly children: ReactNode;
}

/** One numbered section of the settings. */
export const SectionPart = ({ id, number, title, note, children }: SectionPartProps) => (
  <section aria-labelledby={`${id}-title`} className={styles['section']} id={id} tabIndex={-1}>
    <header>
      <h2 id={`${id}-title`}>
        <span className={styles['number']}>{number}</span>
        {title}
      </h2>
      {note !== undefined && <div className={styles['aside']}>{note}</div>}
    </header>
    {children}
  </section>
);
