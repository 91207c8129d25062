import { limits, type PhotosImported } from '@zhantai/contract';
import { Button, Progress, Status, useDevice } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import type { ReactNode } from 'react';
import { FileDrop } from '../import/file-drop.tsx';
import { sizeText } from '../import/size-text.ts';
import { usePortal } from '../portal/portal-context.ts';
import styles from './bringing.module.css';
import { useBringing } from './use-bringing.ts';

export interface PhotosDialogProps {
  readonly formId: string;
  /** Some people have photos now. */
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** Photos of many people at once: an archive whose files are named by ID number. */
export const PhotosDialog = ({ formId, onChanged, onClose }: PhotosDialogProps) => {
  const { client, words } = usePortal();
  const text = words.tables.people;
  const { importing } = words.tables;
  const mobile = useDevice() === 'mobile';
  const { step, bring, cancel, restart } = useBringing<PhotosImported>({
    refuse: ({ name, size }) => {
      if (!/\.zip$/i.test(name)) return text.photosFormat;
      const limit = limits.photoArchive;
      return size > limit ? importing.tooLarge(name, sizeText(limit), sizeText(size)) : null;
    },
    send: (file, manner) => {
      const form = new FormData();
      form.set('formId', formId);
      form.set('file', file, file.name);
      return client.upload('importPersonPhotos', form, manner);
    },
    onDone: onChanged,
  });
  const size = mobile ? 'phone' : 'normal';
  let body: ReactNode;
  let footer: ReactNode;
  if (step.kind === 'choose') {
    body = (
      <>
        <p>{text.photosText}</p>
        <FileDrop
          accept=".zip"
          choose={importing.choose}
          drop={text.photosDrop}
          limits={`zip, ${sizeText(limits.photoArchive)}`}
          onFile={bring}
        />
        {step.refusal !== null && (
          <p className={styles['bad']} role="alert">
            {step.refusal}
          </p>
        )}
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
        <Progress label={step.share === null ? text.photosChecking : text.photosSending} value={step.share} />
      </>
    );
    footer = (
      <Button onClick={cancel} size={size}>
        {importing.cancel}
      </Button>
    );
  } else {
    body = <PhotosOutcome outcome={step.outcome} />;
    footer = (
      <>
        <Button onClick={restart} size={size}>
          {importing.again}
        </Button>
        <Button onClick={onClose} size={size} variant="primary">
          {text.finish}
        </Button>
      </>
    );
  }
  if (mobile) {
    return (
      <Sheet dismissable={step.kind === 'choose'} full onCancel={onClose} title={text.photosTitle}>
        <div className={styles['phone']}>
          {body}
          {step.kind !== 'choose' && <div className={styles['foot']}>{footer}</div>}
        </div>
      </Sheet>
    );
  }
  return (
    <Dialog
      dismissable={step.kind === 'choose'}
      footer={footer}
      onClose={onClose}
      title={text.photosTitle}
      width="form"
    >
      <div className={styles['body']}>{body}</div>
    </Dialog>
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
