import type { TagForms } from '@zhantai/contract';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useFormAddress } from '../../shell/page/use-form-address.ts';
import styles from './required-forms.module.css';

/** The forms that are asked of whoever stands before a page that is not theirs; nothing where none are. */
export const RequiredForms = ({ groups }: { readonly groups: readonly TagForms[] }) => {
  const { words } = usePortal();
  const addressOf = useFormAddress();
  const required = groups.flatMap((group) => group.forms);
  if (required.length === 0) return null;
  return (
    <nav aria-label={words.frame.forms} className={styles['required']}>
      <p>{words.states.requiredForms}</p>
      <ul>
        {required.map((entry) => (
          <li key={entry.formId}>
            <a href={`#${addressOf(entry.pageKey)}`}>
              <b>{entry.formCode}</b>
              {entry.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
};
