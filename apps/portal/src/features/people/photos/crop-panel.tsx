import { Button } from '@zhantai/ui';
import { useId } from 'react';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import type { BadgeSize } from '../badges/badge-size.ts';
import { MAX_ZOOM } from './crop-view.ts';
import styles from '../person-tools.module.css';
import { useCrop } from './use-crop.ts';

export interface CropPanelProps {
  readonly photo: ImageBitmap;
  readonly size: BadgeSize;
  readonly busy: boolean;
  /** With the cropped photo as JPEG; null where the browser could not make it. */
  readonly onDone: (content: Blob | null) => void;
  readonly onTurn: () => void;
  readonly onOther: () => void;
}

const QUALITY = 0.92;

/** A photo behind the frame of a badge, to be moved, zoomed and turned. */
export const CropPanel = ({ photo, size, busy, onDone, onTurn, onOther }: CropPanelProps) => {
  const text = usePortal().words.tables.crop;
  const { canvas, area, zoom, setZoom, blurred } = useCrop(photo, size);
  const help = useId();
  return (
    <div className={styles['desktop']}>
      {/* Arrow keys move the photo: a control of its own kind. */}
      <div
        {...area}
        aria-describedby={help}
        aria-label={text.area}
        aria-roledescription={text.title}
        className={styles['frame']}
        role="application"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <canvas ref={canvas} />
      </div>
      <div className={styles['side']}>
        <p id={help}>
          {text.help(size.width, size.height)} {text.keys}
        </p>
        <label className={styles['zoom']}>
          {text.zoom}
          <input
            max={MAX_ZOOM}
            min={1}
            onChange={(event) => {
              setZoom(event.currentTarget.valueAsNumber);
            }}
            step={0.01}
            type="range"
            value={zoom}
          />
        </label>
        <div className={styles['buttons']}>
          <Button icon="rotate" onClick={onTurn}>
            {text.rotate}
          </Button>
          <Button onClick={onOther}>{text.other}</Button>
        </div>
        {blurred && (
          <p className={styles['bad']} role="alert">
            {text.small(size.width, size.height)}
          </p>
        )}
        <div className={styles['buttons']}>
          <Button
            busy={busy}
            busyLabel={text.uploading}
            disabled={blurred}
            onClick={() => {
              canvas.current?.toBlob(onDone, 'image/jpeg', QUALITY);
            }}
            variant="primary"
          >
            {text.confirm}
          </Button>
        </div>
      </div>
    </div>
  );
};
