import { toast } from '@zhantai/ui';
import { SubmitBar, useRunningUploads } from '@zhantai/views';
import { useSyncExternalStore } from 'react';
import type { DeskState, FormDesk } from '../form/form-desk.ts';
import { savedText } from '../form/saved-text.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './media.module.css';

export interface MediaBarProps {
  readonly desk: FormDesk;
  readonly state: DeskState;
}

/** The bar of an accreditation form: where the input is, draft, and the next step. */
export const MediaBar = ({ desk, state }: MediaBarProps) => {
  const { gate, session, words } = usePortal();
  const uploading = useRunningUploads();
  const saved = useSyncExternalStore(desk.autosave.subscribe, desk.autosave.state);
  const { text, tone, retry } = savedText(saved, words.form.saved);
  const again = () => {
    if (session.read() === null) gate.open('');
    else void desk.autosave.save();
  };
  return (
    <div className={styles['bar']}>
      <SubmitBar
        busy={state.busy}
        onDraft={() => {
          void desk.saveDraft();
        }}
        onSubmit={() => {
          if (uploading > 0) toast(words.form.bar.uploading(uploading), 'plain');
          else void desk.submit();
        }}
        saved={{ text, tone, ...(retry ? { onRetry: again } : {}) }}
        submitText={words.guests.media.next}
      />
    </div>
  );
};
