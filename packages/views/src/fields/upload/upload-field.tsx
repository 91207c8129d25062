import { Icon } from '@zhantai/ui';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useForm } from '../../context/form-context.ts';
import { acceptAttribute } from '../../files/file-texts.ts';
import type { FaceProps } from '../../context/face.ts';
import { groupLeave } from '../group-leave.ts';
import { FileList } from './file-list.tsx';
import styles from './upload-field.module.css';
import type { useUpload } from './use-upload.ts';

/** What {@link UploadField} takes. */
export interface UploadFieldProps {
  readonly face: FaceProps<'upload'>;
  readonly upload: ReturnType<typeof useUpload>;
  /** What stands in the zone, a label of the input with the id `${face.id}-file` in it. */
  readonly children: ReactNode;
}

/** A zone to drop, paste or choose files in, and the list of what is there and on its way. */
export const UploadField = ({ face, upload, children }: UploadFieldProps) => {
  const { words } = useForm();
  const { node, state, id, labelId, describedBy } = face;
  const [over, setOver] = useState(false);
  const takeList = (list: globalThis.FileList | null): void => {
    if (list !== null && list.length > 0) upload.take([...list]);
  };
  return (
    <div
      onBlur={groupLeave(node)}
      onPaste={(event) => {
        if (upload.hasRoom && event.clipboardData.files.length > 0) {
          event.preventDefault();
          takeList(event.clipboardData.files);
        }
      }}
      role="presentation"
    >
      <div aria-describedby={describedBy} aria-labelledby={labelId} id={id} role="group">
        {upload.hasRoom && (
          <div
            className={styles['zone']}
            data-invalid={state.problem !== null || undefined}
            data-over={over || undefined}
            onDragLeave={() => setOver(false)}
            onDragOver={(event) => {
              event.preventDefault();
              setOver(true);
            }}
            onDrop={(event) => {
              event.preventDefault();
              setOver(false);
              takeList(event.dataTransfer.files);
            }}
          >
            <Icon name="import" />
            {over ? words.fields.upload.dropHere : children}
            <input
              accept={acceptAttribute(node.item)}
              aria-labelledby={labelId}
              className={styles['input']}
              multiple={upload.severalAtOnce}
              onChange={(event) => {
                takeList(event.currentTarget.files);
                // Choosing the same file again must be a change again.
                event.currentTarget.value = '';
              }}
              id={`${id}-file`}
              type="file"
            />
          </div>
        )}
        {upload.refusals.map((refusal) => (
          <p className={styles['refusal']} key={refusal} role="alert">
            <Icon name="warning" size={16} />
            {refusal}
          </p>
        ))}
        <FileList
          ids={state.value}
          locked={state.locked}
          onCancel={upload.cancel}
          onRemove={upload.remove}
          onRetry={upload.retry}
          running={upload.running}
          turnOf={upload.turnOf}
        />
      </div>
    </div>
  );
};
