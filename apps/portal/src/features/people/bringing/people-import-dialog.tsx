import { limits, type FormInfo } from '@zhantai/contract';
import { Button, useDevice } from '@zhantai/ui';
import { ConsentGate } from '../../form/consent-gate.tsx';
import { FileReport } from '../../import/file/file-report.tsx';
import { FileSteps } from '../../import/file/file-steps.tsx';
import { sizeText } from '../../import/file/size-text.ts';
import { TemplateButton } from '../../import/file/template-button.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { ImportOutcome } from './import-outcome.tsx';
import { useBringing } from './use-bringing.ts';
import { usePeopleCheck, type CheckedPeople } from './use-people-check.ts';
import { usePeopleTemplate } from './use-people-template.ts';

export interface PeopleImportDialogProps {
  readonly info: FormInfo;
  /** Something was written to the list. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Brings people in from a workbook: judged here first, then by the server row by row, which tells what became of each (seed.md §8). */
export const PeopleImportDialog = ({ info, onChanged, onClose }: PeopleImportDialogProps) => {
  const { people: text, importing } = usePortal().words.tables;
  const size = useDevice() === 'mobile' ? 'phone' : 'normal';
  const { formId } = info.form;
  const template = usePeopleTemplate(formId);
  const sending = useBringing({
    call: 'importPersons',
    formId,
    refuse: () => null,
    onDone: onChanged,
    asks: info.sensitive,
  });
  const { check, ...checking } = usePeopleCheck(info, sending.bring);
  const { step } = sending;
  const restart = () => {
    sending.restart();
    checking.restart();
  };
  const outcome = step.kind === 'done' ? step.outcome : null;
  const checked =
    outcome === null && step.kind !== 'working' && check.kind === 'checked' ? check.checked : null;
  const again = (
    <Button onClick={restart} size={size} variant={checked?.good === 0 ? 'primary' : 'default'}>
      {importing.again}
    </Button>
  );
  return (
    <FileSteps
      actions={
        checked === null ? (
          <>
            {outcome !== null && outcome.errorCount > 0 && again}
            <Button onClick={onClose} size={size} variant="primary">
              {text.finish}
            </Button>
          </>
        ) : (
          <>
            {again}
            {checked.good > 0 && (
              <Button
                onClick={() => {
                  sending.bring(checked.file);
                }}
                size={size}
                variant="primary"
              >
                {text.apply(checked.good)}
              </Button>
            )}
          </>
        )
      }
      drop={{
        accept: '.xlsx,.xls',
        drop: importing.drop,
        limits: importing.limits(sizeText(limits.workbookBytes)),
        onFile: checking.read,
      }}
      note={<p>{text.text}</p>}
      onCancel={step.kind === 'working' ? sending.cancel : checking.cancel}
      onClose={onClose}
      outcome={
        outcome !== null ? (
          <ImportOutcome outcome={outcome} />
        ) : (
          checked !== null && (
            <PeopleReport checked={checked} refusal={step.kind === 'choose' ? step.refusal : null} />
          )
        )
      }
      progress={
        step.kind === 'working'
          ? step.share === null
            ? text.checking
            : text.sending
          : check.kind === 'working'
            ? importing.working[check.what]
            : ''
      }
      {...(sending.unagreed && {
        question: <ConsentGate onAgreed={sending.agree} text={text.consent} />,
      })}
      step={
        outcome !== null || checked !== null
          ? null
          : step.kind === 'working'
            ? step
            : check.kind === 'working' || (check.kind === 'choose' && check.refusal !== null)
              ? check
              : { kind: 'choose', refusal: step.kind === 'choose' ? step.refusal : null }
      }
      template={<TemplateButton size={size} {...template} />}
      title={outcome === null ? text.importTitle : text.result}
      width={checked === null ? 'form' : 'row'}
    />
  );
};

interface PeopleReportProps {
  readonly checked: CheckedPeople;
  readonly refusal: string | null;
}

const PeopleReport = ({ checked, refusal }: PeopleReportProps) => {
  const { people: text } = usePortal().words.tables;
  const { good, wrong, item, words } = checked;
  const verdict =
    wrong === 0
      ? { title: text.checkedReady(good), text: '' }
      : { title: text.checkedWrong(good, wrong), text: good === 0 ? text.checkedNone : text.checkedRest };
  return (
    <FileReport
      checked={checked}
      item={item}
      refusal={refusal === null ? [] : [refusal]}
      verdict={verdict}
      words={words}
    />
  );
};
