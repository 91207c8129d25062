import type { TagForms } from '@zhantai/contract';
import { StatusGlyph } from '@zhantai/ui';
import { isDone } from '../home/checklist.ts';
import { formStatus } from '../home/form-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import styles from './form-index.module.css';

export interface FormIndexProps {
  readonly groups: readonly TagForms[];
  readonly formId: string;
  readonly onChoose?: () => void;
  /** The title stands above it already. */
  readonly headless?: boolean;
}

/** The manual's list of forms; the open one stands on signal. */
export const FormIndex = ({ groups, formId, onChoose, headless = false }: FormIndexProps) => {
  const { words } = usePortal();
  const addressOf = useFormAddress();
  const all = groups.flatMap((group) => group.forms);
  return (
    <nav
      aria-label={words.form.index.title}
      className={styles['index']}
      data-headless={headless || undefined}
    >
      <p className={styles['head']}>
        {!headless && <b>{words.form.index.title}</b>}
        <span>{words.form.index.count(all.length, all.filter(isDone).length)}</span>
      </p>
      {groups
        .filter((group) => group.forms.length > 0)
        .map((group) => (
          <div key={group.tag}>
            <p className={styles['group']}>
              <span className={styles['code']}>{group.tag}</span>
              {group.title}
            </p>
            <ul>
              {group.forms.map((entry) => (
                <li key={entry.formId}>
                  <a
                    aria-current={entry.formId === formId ? 'page' : undefined}
                    className={styles['form']}
                    href={`#${addressOf(entry.pageKey)}`}
                    onClick={onChoose}
                  >
                    <span className={styles['code']}>{entry.formCode}</span>
                    <span className={styles['title']}>{entry.title}</span>
                    <StatusGlyph status={formStatus(entry)} />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </nav>
  );
};
