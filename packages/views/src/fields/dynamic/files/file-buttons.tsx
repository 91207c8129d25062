import { Button, IconButton } from '@zhantai/ui';
import { useState } from 'react';
import type { MouseEvent } from 'react';
import { useForm } from '../../../context/form-context.ts';
import { isPicture } from '../../../files/file-texts.ts';
import { useFiles } from '../../../files/use-files.ts';
import { useLoaded } from '../../overlay/use-loaded.ts';
import styles from './file-buttons.module.css';

/** What {@link FileButtons} takes. */
export interface FileButtonsProps {
  readonly ids: readonly string[];
  /** Each by its name, where there is room for it. */
  readonly named?: boolean;
}

const loadViewer = () => import('@zhantai/ui/image-viewer/image-viewer.tsx');

/** Files of a row, opened where they stand: pictures to look at, others as a download (seed.md §7). */
export const FileButtons = ({ ids, named = false }: FileButtonsProps) => {
  const { services, words } = useForm();
  const files = useFiles(ids);
  const [looked, setLooked] = useState<string | null>(null);
  const viewer = useLoaded(loadViewer, looked !== null, () => setLooked(null));
  const { upload } = words.fields;
  const pictures = ids.flatMap((id) => {
    const info = files.get(id);
    return info !== undefined && isPicture(info.mime, info.name) ? [info] : [];
  });
  return (
    <span className={styles['files']}>
      {ids.map((id) => {
        const name = files.get(id)?.name ?? upload.unknown(id);
        const picture = pictures.some((info) => info.id === id);
        const label = picture ? upload.preview(name) : upload.open(name);
        const open = (event: MouseEvent): void => {
          // The cell around it opens the row.
          event.stopPropagation();
          if (picture) setLooked(id);
          else services.openFile(id);
        };
        return named ? (
          <Button aria-label={label} className={styles['named']} key={id} onClick={open} variant="link">
            {name}
          </Button>
        ) : (
          <IconButton icon={picture ? 'image' : 'download'} key={id} label={label} onClick={open} />
        );
      })}
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
    </span>
  );
};
