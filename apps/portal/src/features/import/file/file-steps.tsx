import { Button, Progress, useDevice } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import type { ReactNode } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { FileDrop, type FileDropProps } from '@zhantai/shell/file-drop/file-drop.tsx';
import styles from './file-steps.module.css';

/** Where bringing a file in stands; null once something is known of the file. */
export type FileStep =
  | { readonly kind: 'choose'; readonly refusal: string | null }
  /** 0…1 of what can be told, else null. */
  | { readonly kind: 'working'; readonly file: File; readonly share: number | null }
  | null;

export interface FileStepsProps {
  readonly title: string;
  readonly width: 'form' | 'row';
  readonly step: FileStep;
  /** What has to be answered before a file may be chosen. */
  readonly question?: ReactNode;
  /** What the file is to be, and what happens to what is there. */
  readonly note: ReactNode;
  readonly drop: Omit<FileDropProps, 'choose'>;
  /** The file to fill in, where there is one. */
  readonly template?: ReactNode;
  /** What is being done with the file. */
  readonly progress: string;
  /** What is known of the file. */
  readonly outcome: ReactNode;
  /** Buttons below that. */
  readonly actions: ReactNode;
  readonly onCancel: () => void;
  readonly onClose: () => void;
}

/** Brings a file in: chosen, worked on while it can be given up, and then what became of it. A sheet on the phone. */
export const FileSteps = (props: FileStepsProps) => {
  const { title, width, step, question, drop, onClose } = props;
  const { importing: text } = usePortal().words.tables;
  const mobile = useDevice() === 'mobile';
  const size = mobile ? 'phone' : 'normal';
  const asking = question !== undefined;
  const choosing = asking || step?.kind === 'choose';
  const close = (
    <Button onClick={onClose} size={size}>
      {text.close}
    </Button>
  );
  let body = props.outcome;
  let footer = props.actions;
  if (asking) {
    body = question;
    footer = close;
  } else if (step?.kind === 'choose') {
    body = (
      <>
        {props.note}
        <FileDrop {...drop} choose={text.choose} />
        {step.refusal !== null && (
          <p className={styles['bad']} role="alert">
            {step.refusal}
          </p>
        )}
        {props.template !== undefined && <div>{props.template}</div>}
      </>
    );
    footer = close;
  } else if (step?.kind === 'working') {
    body = (
      <>
        <p>{step.file.name}</p>
        <Progress label={props.progress} value={step.share} />
      </>
    );
    footer = (
      <Button onClick={props.onCancel} size={size}>
        {text.cancel}
      </Button>
    );
  }
  if (mobile) {
    return (
      <Sheet dismissable={choosing} full onCancel={onClose} title={title}>
        <div className={styles['phone']}>
          {body}
          {!choosing && <div className={styles['foot']}>{footer}</div>}
        </div>
      </Sheet>
    );
  }
  return (
    <Dialog dismissable={choosing} footer={footer} onClose={onClose} title={title} width={width}>
      <div className={styles['body']}>{body}</div>
    </Dialog>
  );
};
