import type { BoothEntry, FormInfo } from '@zhantai/contract';
import { Radio, Status, toast } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useId, useState } from 'react';
import type { FormController } from '../form/controller/form-controller.ts';
import { submissionStatus } from '@zhantai/shell/submission-status.ts';
import { useSending } from '../../shell/page/use-sending.ts';
import { boothName } from '../../shell/page/booth-name.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { RefusalLine } from '../sign-in/refusal-line.tsx';
import styles from './booth-bar.module.css';
import { copiedAnswers } from './copied-answers.ts';

export interface CopyDialogProps {
  readonly controller: FormController;
  readonly info: FormInfo;
  /** Booths for which something was filled in. */
  readonly sources: readonly BoothEntry[];
  readonly onClose: () => void;
}

/** Begins a form with what was filled in for another booth. */
export const CopyDialog = ({ controller, info, sources, onClose }: CopyDialogProps) => {
  const { client, words } = usePortal();
  const text = words.booking.booths;
  const name = useId();
  const [chosen, setChosen] = useState(sources[0]);
  const { busy, refusal, send } = useSending();
  const copy = async () => {
    if (chosen === undefined) return;
    const { formId } = info.form;
    const { answers } = await client.call('info', { query: { formId, boothId: chosen.id } });
    const { definition } = controller.state().session;
    controller.take(copiedAnswers(definition, answers, info.booth?.props ?? []));
    toast(text.copied(boothName(chosen, words)), 'done');
    onClose();
  };
  return (
    <Dialog
      busy={busy}
      confirmLabel={text.use}
      onClose={onClose}
      onConfirm={() => {
        void send(copy);
      }}
      title={text.copy}
      width="confirm"
    >
      <p>{text.copyText}</p>
      <fieldset className={styles['sources']}>
        <legend>{text.from}</legend>
        {sources.map((one) => (
          <Radio
            checked={one.id === chosen?.id}
            key={one.id}
            name={name}
            onChange={() => {
              setChosen(one);
            }}
            value={one.id}
          >
            <span className={styles['source']}>
              {boothName(one, words)}
              <Status status={submissionStatus[one.status]} />
            </span>
          </Radio>
        ))}
      </fieldset>
      <RefusalLine text={refusal} />
    </Dialog>
  );
};
