import type { PortalPath, FormEntry } from '@zhantai/contract';
import { ButtonLink, SectionHead, Status } from '@zhantai/ui';
import { formStatus } from '../home/form-status.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './inviting.module.css';

export interface InvitationFormProps {
  readonly entry: FormEntry;
  readonly path: PortalPath;
}

/** The form that says what poster and invitation show. */
export const InvitationForm = ({ entry, path }: InvitationFormProps) => {
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
        <Status status={formStatus(entry)} />
      </div>
    </section>
  );
};
