import type { PortalPath, TagForms } from '@zhantai/contract';
import { ButtonLink } from '@zhantai/ui';
import { NotePage } from '../page/note-page.tsx';
import { usePortal } from '../portal/portal-context.ts';
import { useSheetAddress } from '../routes/use-sheet-address.ts';
import styles from './not-asked-page.module.css';

export interface NotAskedPageProps {
  readonly path: PortalPath;
  readonly groups: readonly TagForms[];
}

/** A form's route for somebody of whom that form is not asked: says so, leads home, and lists what is asked. */
export const NotAskedPage = ({ path, groups }: NotAskedPageProps) => {
  const { words } = usePortal();
  const addressOf = useSheetAddress();
  const asked = groups.flatMap((group) => group.forms);
  return (
    <NotePage text={words.states.noFormText} title={words.states.noForm(words.titles[path])}>
      <ButtonLink href="#/" variant="primary">
        {words.frame.home}
      </ButtonLink>
      {asked.length > 0 && (
        <nav aria-label={words.frame.forms} className={styles['asked']}>
          <p>{words.states.noFormAsked}</p>
          <ul>
            {asked.map((entry) => (
              <li key={entry.formId}>
                <a href={`#${addressOf(entry.pageKey)}`}>
                  <b>{entry.sheetCode}</b>
                  {entry.title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </NotePage>
  );
};
