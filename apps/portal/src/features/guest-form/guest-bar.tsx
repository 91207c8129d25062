import { toast } from '@zhantai/ui';
import { SubmitBar, useRunningUploads, type SavedState } from '@zhantai/views';
import { useSyncExternalStore } from 'react';
import type { FormControllerState, FormController } from '../form/controller/form-controller.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { clockTime } from '@zhantai/shell/exhibition-time.ts';
import styles from './guest-form.module.css';

export interface GuestBarProps {
  readonly controller: FormController;
  readonly state: FormControllerState;
  readonly submitText: string;
  readonly clock: () => string;
  readonly onSubmit: () => void;
}

/** The bar of an open form: where the input is, what is missing, and the way to hand it in. */
export const GuestBar = ({ controller, state, submitText, clock, onSubmit }: GuestBarProps) => {
  const { words } = usePortal();
  const text = words.guests.form;
  const uploading = useRunningUploads();
  const saved = useSyncExternalStore(controller.autosave.subscribe, controller.autosave.state);
  const shownState: SavedState =
    saved.kind === 'kept'
      ? { text: text.kept(clockTime(clock())), tone: 'ok' }
      : saved.kind === 'lost'
        ? { text: text.lost, tone: 'bad' }
        : { text: text.keeping, tone: 'plain' };
  return (
    <div className={styles['bar']}>
      <SubmitBar
        busy={state.busy}
        onSubmit={() => {
          if (uploading > 0) toast(words.form.bar.uploading(uploading), 'plain');
          else onSubmit();
        }}
        saved={shownState}
        submitText={submitText}
      />
    </div>
  );
};
