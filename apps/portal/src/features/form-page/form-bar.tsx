import { toast, useDevice } from '@zhantai/ui';
import { SubmitBar, useRunningUploads } from '@zhantai/views';
import { useSyncExternalStore } from 'react';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { FormControllerState, FormController } from '../form/controller/form-controller.ts';
import styles from './form-bar.module.css';
import { savedText } from '../form/saved-text.ts';

export interface FormBarProps {
  readonly controller: FormController;
  readonly state: FormControllerState;
  /** Why it cannot be submitted yet, whatever was filled in: the letter is not read. */
  readonly hold: string | null;
  /** Shows the form on paper. */
  readonly onPreview: () => void;
}

/** The sticky bar: where the input is, what is missing, draft and submit. */
export const FormBar = ({ controller, state, hold, onPreview }: FormBarProps) => {
  const { gate, session, words } = usePortal();
  const { autosave } = controller;
  const saved = savedText(useSyncExternalStore(autosave.subscribe, autosave.state), words.form.saved);
  const mobile = useDevice() === 'mobile';
  const uploading = useRunningUploads();
  const { setting } = state.session.definition;
  const retry = () => {
    if (session.read() === null) gate.open('');
    else void autosave.save();
  };
  return (
    <div className={styles['bar']}>
      <SubmitBar
        busy={state.busy}
        onDraft={() => {
          void controller.saveDraft();
        }}
        // On a phone the bar has room for two buttons; the paper is one of the receipt's there.
        {...(mobile ? {} : { onPreview })}
        {...(setting.submitBtn
          ? {
              onSubmit: () => {
                if (uploading > 0) toast(words.form.bar.uploading(uploading), 'plain');
                else if (hold === null) void controller.submit();
                else {
                  toast(hold, 'plain');
                  document.querySelector('#letter-end')?.scrollIntoView({ block: 'end', behavior: 'smooth' });
                }
              },
            }
          : {})}
        saved={{ text: saved.text, tone: saved.tone, ...(saved.retry ? { onRetry: retry } : {}) }}
      />
    </div>
  );
};
