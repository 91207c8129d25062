import { limits, type FormInfo, type PhotosImported } from '@zhantai/contract';
import { Button, Status, useDevice } from '@zhantai/ui';
import { ConsentGate } from '../../form/consent-gate.tsx';
import { FileSteps } from '../../import/file/file-steps.tsx';
import { sizeText } from '../../import/file/size-text.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import styles from '../bringing/bringing.module.css';
import { useBringing } from '../bringing/use-bringing.ts';

export interface PhotosDialogProps {
  readonly info: FormInfo;
  /** Some people have photos now. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Photos of many people at once: an archive whose files are named by ID number. */
export const PhotosDialog = ({ info, onChanged, onClose }: PhotosDialogProps) => {
  const { people: text, importing } = usePortal().words.tables;
  const size = useDevice() === 'mobile' ? 'phone' : 'normal';
  const limit = sizeText(limits.photoArchiveBytes);
  const { step, unagreed, agree, bring, cancel, restart } = useBringing({
    call: 'importPersonPhotos',
    formId: info.form.formId,
    asks: info.sensitive,
    refuse: (file) => {
      if (!/\.zip$/i.test(file.name)) return text.photosFormat;
      return file.size > limits.photoArchiveBytes
        ? importing.tooLarge(file.name, limit, sizeText(file.size))
        : null;
    },
    onDone: onChanged,
  });
  return (
    <FileSteps
      actions={
        <>
          <Button onClick={restart} size={size}>
            {importing.again}
          </Button>
          <Button onClick={onClose} size={size} variant="primary">
            {text.finish}
          </Button>
        </>
      }
      drop={{ accept: '.zip', drop: text.photosDrop, limits: `zip, ${limit}`, onFile: bring }}
      note={<p>{text.photosText}</p>}
      onCancel={cancel}
      onClose={onClose}
      outcome={step.kind === 'done' && <PhotosOutcome outcome={step.outcome} />}
      progress={step.kind === 'working' && step.share !== null ? text.photosSending : text.photosChecking}
      {...(unagreed && { question: <ConsentGate onAgreed={agree} text={text.consent} /> })}
      step={step.kind === 'done' ? null : step}
      title={text.photosTitle}
      width="form"
    />
  );
};

const PhotosOutcome = ({ outcome }: { readonly outcome: PhotosImported }) => {
  const text = usePortal().words.tables.people;
  const { matchedCount, unknownCount, errorCount, photos } = outcome;
  return (
    <>
      <dl className={styles['counts']} aria-live="polite">
        <div>
          <dt>{text.photosCounts.matched}</dt>
          <dd>{matchedCount}</dd>
        </div>
        <div data-bad={unknownCount > 0 || undefined}>
          <dt>{text.photosCounts.unknown}</dt>
          <dd>{unknownCount}</dd>
        </div>
        <div data-bad={errorCount > 0 || undefined}>
          <dt>{text.photosCounts.error}</dt>
          <dd>{errorCount}</dd>
        </div>
      </dl>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{text.photosColumns.file}</th>
            <th scope="col">{text.photosColumns.name}</th>
            <th scope="col">{text.photosColumns.result}</th>
          </tr>
        </thead>
        <tbody>
          {photos.map(({ file, name, outcome: what, message }) => (
            <tr data-fine={what === 'submitted' || what === 'saved' || undefined} key={file}>
              <td>{file}</td>
              <td>{name}</td>
              <td>
                <Status
                  label={[text.outcomes[what], message].filter(Boolean).join(' · ')}
                  status={shown[what]}
                />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
};

const shown = { submitted: 'approved', saved: 'draft', unknown: 'none', refused: 'returned' } as const;
