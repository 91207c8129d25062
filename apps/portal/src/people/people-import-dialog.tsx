import { limits } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import { FileSteps } from '../import/file-steps.tsx';
import { sizeText } from '../import/size-text.ts';
import { TemplateButton } from '../import/template-button.tsx';
import { workbookRefusal } from '../import/workbook-refusal.ts';
import { usePortal } from '../portal/portal-context.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { useBringing } from './use-bringing.ts';
import { usePeopleTemplate } from './use-people-template.ts';

export interface PeopleImportDialogProps {
  readonly formId: string;
  /** Something was written to the list. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Brings people in from a workbook, row by row, and tells what became of each (seed.md §8). */
export const PeopleImportDialog = ({ formId, onChanged, onClose }: PeopleImportDialogProps) => {
  const { people: text, importing } = usePortal().words.tables;
  const size = useDevice() === 'mobile' ? 'phone' : 'normal';
  const template = usePeopleTemplate(formId);
  const { step, bring, cancel, restart } = useBringing({
    call: 'importPersons',
    formId,
    refuse: (file) => workbookRefusal(file, importing),
    onDone: onChanged,
  });
  const outcome = step.kind === 'done' ? step.outcome : null;
  return (
    <FileSteps
      actions={
        <>
          {outcome !== null && outcome.errorCount > 0 && (
            <Button onClick={restart} size={size}>
              {importing.again}
            </Button>
          )}
          <Button onClick={onClose} size={size} variant="primary">
            {text.finish}
          </Button>
        </>
      }
      drop={{
        accept: '.xlsx,.xls',
        drop: importing.drop,
        limits: importing.limits(sizeText(limits.workbook)),
        onFile: bring,
      }}
      note={<p>{text.text}</p>}
      onCancel={cancel}
      onClose={onClose}
      outcome={outcome !== null && <ImportOutcome outcome={outcome} />}
      progress={step.kind === 'working' && step.share !== null ? text.sending : text.checking}
      step={step.kind === 'done' ? null : step}
      template={<TemplateButton size={size} {...template} />}
      title={outcome === null ? text.importTitle : text.result}
      width="form"
    />
  );
};
