import { toast } from '@zhantai/ui';
import { SubmitBar, useRunningUploads } from '@zhantai/views';
import { useSyncExternalStore } from 'react';
import type { FormControllerState, FormController } from '../form/controller/form-controller.ts';
import { savedText } from '../form/saved-text.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import styles from './media.module.css';

export interface MediaBarProps {
  readonly controller: FormController;
  readonly state: FormControllerState;
}

/** The bar of an accreditation form: where the input is, draft, and the next step. */
export const MediaBar = ({ controller, state }: MediaBarProps) => {
  const { gate, session, words } = usePortal();
  const uploading = useRunningUploads();
  const saved = useSyncExternalStore(controller.autosave.subscribe, controller.autosave.state);
  const { text, tone, retry } = savedText(saved, words.form.saved);
  const again = () => {
    if (session.read() === null) gate.open('');
    else void controller.autosave.save();
  };
  return (
    <div className={styles['bar']}>
      <SubmitBar
        busy={state.busy}
        onDraft={() => {
          void controller.saveDraft();
        }}
        onSubmit={() => {
          if (uploading > 0) toast(words.form.bar.uploading(uploading), 'plain');
          else void controller.submit();
        }}
        saved={{ text, tone, ...(retry ? { onRetry: again } : {}) }}
        submitText={words.guests.media.next}
      />
    </div>
  );
};
