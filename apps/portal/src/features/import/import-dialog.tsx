import { limits } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { CheckedView } from './checked-view.tsx';
import { FileSteps } from './file/file-steps.tsx';
import type { ImportPlace } from './import-place.ts';
import { sizeText } from './file/size-text.ts';
import { TemplateButton } from './file/template-button.tsx';
import { useImport } from './use-import.ts';
import { useTableTemplate } from './use-table-template.ts';

export interface ImportDialogProps {
  readonly where: ImportPlace;
  /** With how many rows came in. */
  readonly onImported: (count: number) => void;
  readonly onClose: () => void;
}

/** Brings the rows of a workbook into a sub-table: choose, look at every mistake at its cell, apply all or nothing. */
export const ImportDialog = ({ where, onImported, onClose }: ImportDialogProps) => {
  const text = usePortal().words.tables.importing;
  const size = useDevice() === 'mobile' ? 'phone' : 'normal';
  const { step, read, apply, cancel, restart } = useImport(where, onImported);
  const template = useTableTemplate(where);
  const checked = step.kind === 'checked' ? step.checked : null;
  const good = checked?.problems.length === 0;
  return (
    <FileSteps
      actions={
        <>
          <Button onClick={restart} size={size} variant={good ? 'default' : 'primary'}>
            {text.again}
          </Button>
          {checked !== null && good && (
            <Button
              onClick={() => {
                void apply(checked);
              }}
              size={size}
              variant="primary"
            >
              {where.replaces ? text.applyOver(checked.count) : text.apply(checked.count)}
            </Button>
          )}
        </>
      }
      drop={{
        accept: '.xlsx,.xls',
        drop: text.drop,
        limits: text.limits(sizeText(limits.workbookBytes)),
        onFile: (file) => {
          void read(file);
        },
      }}
      note={where.replaces && <p>{text.overwrite}</p>}
      onCancel={cancel}
      onClose={onClose}
      outcome={
        step.kind === 'checked' && <CheckedView checked={step.checked} refusal={step.refusal} where={where} />
      }
      progress={step.kind === 'working' ? text.working[step.what] : ''}
      step={step.kind === 'checked' ? null : step}
      template={<TemplateButton size={size} {...template} />}
      title={text.title(where.node.item.label)}
      width="row"
    />
  );
};
