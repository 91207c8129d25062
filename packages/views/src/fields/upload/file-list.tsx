import { Button, Icon, IconButton } from '@zhantai/ui';
import { useState } from 'react';
import { useForm } from '../../context/form-context.ts';
import { isPicture, sizeText } from '../../files/file-texts.ts';
import type { Upload } from '../../context/uploads.ts';
import { useFiles } from '../../files/use-files.ts';
import { useLoaded } from '../overlay/use-loaded.ts';
import styles from './upload-field.module.css';

/** What {@link FileList} takes. */
export interface FileListProps {
  readonly ids: readonly string[];
  readonly running: readonly Upload[];
  /** Turn of a file that was chosen on this page; negative of the others. */
  readonly turnOf: (id: string) => number;
  readonly locked: boolean;
  readonly onRemove: (id: string) => void;
  readonly onRetry: (id: string) => void;
  readonly onCancel: (id: string) => void;
}

const loadViewer = () => import('@zhantai/ui/image-viewer/image-viewer.tsx');

/** Files as rows: name, size, a look, removal; those on their way with a line of progress (design.md §9). */
export const FileList = ({ ids, running, turnOf, locked, onRemove, onRetry, onCancel }: FileListProps) => {
  const { services, words } = useForm();
  const files = useFiles(ids);
  const [looked, setLooked] = useState<string | null>(null);
  const viewer = useLoaded(loadViewer, looked !== null, () => setLooked(null));
  const { upload } = words.fields;
  const pictures = ids.flatMap((id) => {
    const info = files.get(id);
    return info !== undefined && isPicture(info.mime, info.name) ? [info] : [];
  });
  if (ids.length === 0 && running.length === 0) {
    return locked ? <p className={styles['none']}>{words.fields.empty}</p> : null;
  }
  const stored = (id: string, arrived: boolean) => {
    const info = files.get(id);
    const name = info?.name ?? (files.isUnknown(id) ? upload.unknown(id) : upload.loading);
    const picture = info !== undefined && isPicture(info.mime, info.name);
    const open = (): void => (picture ? setLooked(id) : services.openFile(id));
    return (
      <li className={styles['file']} key={id}>
        <Icon name={picture ? 'image' : 'file'} />
        <button className={styles['name']} onClick={open} type="button">
          {name}
        </button>
        {arrived && (
          <output className={styles['done']}>
            <Icon name="check" size={16} />
            {upload.done}
          </output>
        )}
        {info !== undefined && <span className={styles['size']}>{sizeText(info.size)}</span>}
        <IconButton icon="eye" label={picture ? upload.preview(name) : upload.open(name)} onClick={open} />
        {!locked && <IconButton icon="remove" label={upload.remove(name)} onClick={() => onRemove(id)} />}
      </li>
    );
  };
  const sending = ({ id, file, status, reason, share }: Upload) => (
    <li className={styles['file']} key={id}>
      <Icon name="file" />
      <span className={styles['name']} title={file.name}>
        {file.name}
      </span>
      {status === 'failed' && (
        <Button onClick={() => onRetry(id)} variant="link">
          {upload.retry}
        </Button>
      )}
      {status === 'running' && (
        <span className={styles['size']}>{upload.uploading(Math.round(share * 100))}</span>
      )}
      <IconButton icon="close" label={upload.cancel(file.name)} onClick={() => onCancel(id)} />
      {status === 'running' ? (
        <progress aria-label={file.name} className={styles['progress']} max={1} value={share} />
      ) : (
        <span className={styles['failed']} role="alert">
          {reason === '' ? upload.failed : upload.failedBecause(reason)}
        </span>
      )}
    </li>
  );
  return (
    <ul aria-label={upload.list} className={styles['files']}>
      {[...ids, ...running]
        .map((one) => ({ one, turn: typeof one === 'string' ? turnOf(one) : one.turn }))
        // Files that were there keep their places; those chosen now follow as they were chosen.
        .toSorted((before, after) => before.turn - after.turn)
        .map(({ one, turn }) => (typeof one === 'string' ? stored(one, turn >= 0) : sending(one)))}
      {looked !== null && viewer !== null && (
        <viewer.ImageViewer
          images={pictures.map((info) => ({ src: info.link, name: info.name }))}
          onClose={() => setLooked(null)}
          start={Math.max(
            0,
            pictures.findIndex((info) => info.id === looked),
          )}
        />
      )}
    </ul>
  );
};
