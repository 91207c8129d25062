import { ApiError } from '@zhantai/contract/client';
import type { Item } from '@zhantai/engine';
import { Progress, Skeleton, useDevice } from '@zhantai/ui';
import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import type { FormServices } from '@zhantai/views';
import { useEffect, useRef, useState } from 'react';
import { FileDrop } from '@zhantai/shell/file-drop/file-drop.tsx';
import { errorSentence } from '@zhantai/shell/error-sentence.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import type { BadgeSize } from '../badges/badge-size.ts';
import { CropPanel } from './crop-panel.tsx';
import { openPhoto, turnedPhoto } from './open-photo.ts';
import { storedPhoto } from './stored-photo.ts';
import styles from '../person-tools.module.css';

export interface CropDialogProps {
  readonly item: Item;
  readonly services: FormServices;
  /** The photo that is there; null to choose one. */
  readonly current: string | null;
  readonly size: BadgeSize;
  /** With the id of the cropped photo, which is stored. */
  readonly onCropped: (fileId: string) => void;
  readonly onClose: () => void;
}

/** Chooses a photo and crops it to the size of a badge. */
export const CropDialog = ({ item, services, current, size, onCropped, onClose }: CropDialogProps) => {
  const { words } = usePortal();
  const text = words.tables.crop;
  const mobile = useDevice() === 'mobile';
  const [photo, setPhoto] = useState<ImageBitmap | null>(null);
  const [waiting, setWaiting] = useState(current !== null);
  const [failure, setFailure] = useState<string | null>(null);
  const [share, setShare] = useState<number | null>(null);
  const work = useRef<AbortController | null>(null);
  useEffect(() => () => work.current?.abort(), []);

  const open = async (source: Blob) => {
    setFailure(null);
    try {
      setPhoto(await openPhoto(source));
    } catch {
      setPhoto(null);
      setFailure(text.unreadable);
    } finally {
      setWaiting(false);
    }
  };
  const miss = (error: unknown) => {
    setWaiting(false);
    setFailure(error instanceof ApiError ? errorSentence(error, words) : text.unreadable);
  };
  const begin = useRef({ open, miss });
  useEffect(() => {
    begin.current = { open, miss };
  });
  useEffect(() => {
    if (current === null) return;
    storedPhoto(services, current).then(
      (content) => begin.current.open(content),
      (error: unknown) => {
        begin.current.miss(error);
      },
    );
  }, [current, services]);

  const upload = async (content: Blob | null) => {
    if (content === null) {
      setFailure(text.unreadable);
      return;
    }
    const controller = new AbortController();
    work.current = controller;
    setFailure(null);
    setShare(0);
    try {
      const file = new File([content], 'photo.jpg', { type: 'image/jpeg' });
      const { id } = await services.upload(
        { file, item },
        { onProgress: setShare, signal: controller.signal },
      );
      onCropped(id);
    } catch (error) {
      if (!controller.signal.aborted) setFailure(error instanceof Error ? error.message : text.failed);
      setShare(null);
    }
  };

  const body = (
    <>
      {waiting && <Skeleton rowHeight={60} rows={5} />}
      {!waiting && photo === null && (
        <FileDrop
          accept="image/jpeg,image/png,image/webp"
          choose={text.open}
          drop={text.title}
          limits={text.help(size.width, size.height)}
          onFile={(file) => {
            void open(file);
          }}
        />
      )}
      {photo !== null && (
        <CropPanel
          busy={share !== null}
          onDone={(content) => {
            void upload(content);
          }}
          onOther={() => {
            setPhoto(null);
          }}
          onTurn={() => {
            void turnedPhoto(photo).then(setPhoto);
          }}
          photo={photo}
          size={size}
        />
      )}
      {share !== null && <Progress label={text.uploading} value={share} />}
      {failure !== null && (
        <p className={styles['bad']} role="alert">
          {failure}
        </p>
      )}
    </>
  );
  if (mobile) {
    return (
      <Sheet dismissable={false} full onCancel={onClose} title={text.title}>
        <div className={styles['sheet']}>{body}</div>
      </Sheet>
    );
  }
  return (
    <Dialog dismissable={false} onClose={onClose} title={text.title} width="form">
      {body}
    </Dialog>
  );
};
