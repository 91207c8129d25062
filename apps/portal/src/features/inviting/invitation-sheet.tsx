import type { PortalPath, SheetEntry } from '@zhantai/contract';
import { ButtonLink, SectionHead, Status } from '@zhantai/ui';
import { sheetStatus } from '../home/sheet-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './inviting.module.css';

export interface InvitationSheetProps {
  readonly entry: SheetEntry;
  readonly path: PortalPath;
}

/** The form that says what poster and invitation show. */
export const InvitationSheet = ({ entry, path }: InvitationSheetProps) => {
  const { words } = usePortal();
  const text = words.guests.inviting;
  return (
    <section>
      <SectionHead rule="below" title={text.edit} />
      <p className={styles['text']}>{text.editText}</p>
      <div className={styles['actions']}>
        <ButtonLink href={`#${path}?page=${encodeURIComponent(entry.pageKey)}`}>
          {words.form.numbered(entry.formCode, entry.title)}
        </ButtonLink>
        <Status status={sheetStatus(entry)} />
      </div>
    </section>
  );
};
