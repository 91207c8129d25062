import { SectionHead } from '@zhantai/ui';
import { ProgressRail } from '@zhantai/views';
import type { ReactNode } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './form-rail.module.css';

export interface FormRailProps {
  /** What the page of the form has to say besides. */
  readonly children?: ReactNode;
}

/** Right rail on a desktop: progress by section, costs, and whom to ask. */
export const FormRail = ({ children }: FormRailProps) => {
  const { config, words } = usePortal();
  return (
    <aside className={styles['rail']} data-print="hide">
      <ProgressRail />
      {children}
      <section>
        <SectionHead rule="below" title={words.form.help} />
        <ul className={styles['contacts']}>
          {config.contacts.map((one) => (
            <li key={`${one.duty} ${one.name}`}>
              {one.name} · {one.duty}
              <a href={`tel:${one.phone.replace(/[^+\d]/g, '')}`}>{one.phone}</a>
            </li>
          ))}
        </ul>
      </section>
    </aside>
  );
};
