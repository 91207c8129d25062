import { limits, type PersonsImported } from '@zhantai/contract';
import { Button, Progress, useDevice } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import type { ReactNode } from 'react';
import { FileDrop } from '../import/file-drop.tsx';
import { sizeText } from '../import/size-text.ts';
import { workbookRefusal } from '../import/workbook-refusal.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './bringing.module.css';
import { ImportOutcome } from './import-outcome.tsx';
import { PeopleTemplateButton } from './people-template-button.tsx';
import { useBringing } from './use-bringing.ts';

export interface PeopleImportDialogProps {
  readonly formId: string;
  /** Something was written to the list. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Brings people in from a workbook, row by row, and tells what became of each (seed.md §8). */
export const PeopleImportDialog = ({ formId, onChanged, onClose }: PeopleImportDialogProps) => {
  const { client, words } = usePortal();
  const text = words.tables.people;
  const { importing } = words.tables;
  const mobile = useDevice() === 'mobile';
  const { step, bring, cancel, restart } = useBringing<PersonsImported>({
    refuse: (file) => workbookRefusal(file, importing),
    send: (file, manner) => {
      const form = new FormData();
      form.set('formId', formId);
      form.set('file', file, file.name);
      return client.upload('importPersons', form, manner);
    },
    onDone: onChanged,
  });
  const size = mobile ? 'phone' : 'normal';
  let body: ReactNode;
  let footer: ReactNode;
  if (step.kind === 'choose') {
    body = (
      <>
        <p>{text.text}</p>
        <FileDrop
          accept=".xlsx,.xls"
          choose={importing.choose}
          drop={importing.drop}
          limits={importing.limits(sizeText(limits.workbook))}
          onFile={bring}
        />
        {step.refusal !== null && (
          <p className={styles['bad']} role="alert">
            {step.refusal}
          </p>
        )}
        <div>
          <PeopleTemplateButton formId={formId} size={size} />
        </div>
      </>
    );
    footer = (
      <Button onClick={onClose} size={size}>
        {importing.close}
      </Button>
    );
  } else if (step.kind === 'working') {
    body = (
      <>
        <p>{step.file.name}</p>
        <Progress label={step.share === null ? text.checking : text.sending} value={step.share} />
      </>
    );
    footer = (
      <Button onClick={cancel} size={size}>
        {importing.cancel}
      </Button>
    );
  } else {
    body = <ImportOutcome outcome={step.outcome} />;
    footer = (
      <>
        {step.outcome.errorCount > 0 && (
          <Button onClick={restart} size={size}>
            {importing.again}
          </Button>
        )}
        <Button onClick={onClose} size={size} variant="primary">
          {text.finish}
        </Button>
      </>
    );
  }
  const title = step.kind === 'done' ? text.result : text.importTitle;
  if (mobile) {
    return (
      <Sheet dismissable={step.kind === 'choose'} full onCancel={onClose} title={title}>
        <div className={styles['phone']}>
          {body}
          {step.kind !== 'choose' && <div className={styles['foot']}>{footer}</div>}
        </div>
      </Sheet>
    );
  }
  return (
    <Dialog dismissable={step.kind === 'choose'} footer={footer} onClose={onClose} title={title} width="form">
      <div className={styles['body']}>{body}</div>
    </Dialog>
  );
};
