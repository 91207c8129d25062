import { Button, Progress, useDevice } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { limits } from '@zhantai/contract';
import type { ReactNode } from 'react';
import { usePortal } from '../portal/portal-context.ts';
import { CheckedView } from './checked-view.tsx';
import { FileDrop } from './file-drop.tsx';
import type { ImportPlace } from './import-place.ts';
import styles from './import.module.css';
import { sizeText } from './size-text.ts';
import { TemplateButton } from './template-button.tsx';
import { useImport } from './use-import.ts';

export interface ImportDialogProps {
  readonly where: ImportPlace;
  /** With how many rows came in. */
  readonly onImported: (count: number) => void;
  readonly onClose: () => void;
}

/** Brings the rows of a workbook into a sub-table: choose, look at every mistake at its cell, apply all or nothing. */
export const ImportDialog = ({ where, onImported, onClose }: ImportDialogProps) => {
  const text = usePortal().words.tables.importing;
  const mobile = useDevice() === 'mobile';
  const { step, read, apply, cancel, restart } = useImport(where, onImported);
  const title = text.title(where.node.item.label);
  const size = mobile ? 'phone' : 'normal';

  let body: ReactNode;
  let footer: ReactNode = null;
  if (step.kind === 'choose') {
    body = (
      <>
        {where.replaces && <p>{text.overwrite}</p>}
        <FileDrop
          accept=".xlsx,.xls"
          choose={text.choose}
          drop={text.drop}
          limits={text.limits(sizeText(limits.workbook))}
          onFile={(file) => {
            void read(file);
          }}
        />
        {step.refusal !== null && (
          <p className={styles['bad']} role="alert">
            {step.refusal}
          </p>
        )}
        <div className={styles['row']}>
          <TemplateButton size={size} where={where} />
        </div>
      </>
    );
    footer = (
      <Button onClick={onClose} size={size}>
        {text.close}
      </Button>
    );
  } else if (step.kind === 'working') {
    body = (
      <>
        <p>{step.file.name}</p>
        <Progress label={text.working[step.what]} value={step.share} />
      </>
    );
    footer = (
      <Button onClick={cancel} size={size}>
        {text.cancel}
      </Button>
    );
  } else {
    const { checked, refusal } = step;
    const { count, problems } = checked;
    body = <CheckedView checked={checked} refusal={refusal} where={where} />;
    footer = (
      <>
        <Button onClick={restart} size={size} variant={problems.length > 0 ? 'primary' : 'default'}>
          {text.again}
        </Button>
        {problems.length === 0 && (
          <Button
            onClick={() => {
              void apply(checked);
            }}
            size={size}
            variant="primary"
          >
            {where.replaces ? text.applyOver(count) : text.apply(count)}
          </Button>
        )}
      </>
    );
  }

  if (mobile) {
    return (
      <Sheet dismissable={step.kind === 'choose'} full onCancel={onClose} title={title}>
        <div className={`${styles['body'] ?? ''} ${styles['phone'] ?? ''}`}>
          {body}
          {step.kind !== 'choose' && <div className={styles['foot']}>{footer}</div>}
        </div>
      </Sheet>
    );
  }
  return (
    <Dialog dismissable={step.kind === 'choose'} footer={footer} onClose={onClose} title={title} width="row">
      <div className={styles['body']}>{body}</div>
    </Dialog>
  );
};
