import type { TagForms } from '@zhantai/contract';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { useSheetAddress } from '../../shell/page/use-sheet-address.ts';
import styles from './asked-forms.module.css';

/** The forms that are asked of whoever stands before a page that is not theirs; nothing where none are. */
export const AskedForms = ({ groups }: { readonly groups: readonly TagForms[] }) => {
  const { words } = usePortal();
  const addressOf = useSheetAddress();
  const asked = groups.flatMap((group) => group.forms);
  if (asked.length === 0) return null;
  return (
    <nav aria-label={words.frame.forms} className={styles['asked']}>
      <p>{words.states.noFormAsked}</p>
      <ul>
        {asked.map((entry) => (
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
