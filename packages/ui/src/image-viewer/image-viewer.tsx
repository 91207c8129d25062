import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { useKitWords } from '../kit-provider/use-kit-words.ts';
import { usePickerWords } from '../kit-provider/use-picker-words.ts';
import { ModalFrame } from '../modal-frame/modal-frame.tsx';
import { moveBy, restingView, turnBy, zoomBy } from './view-of-image.ts';
import type { ImageView } from './view-of-image.ts';
import { useDrag } from './use-drag.ts';
import styles from './image-viewer.module.css';

/** One image to look at. */
export interface ViewedImage {
  readonly src: string;
  readonly name: string;
}

/** What {@link ImageViewer} takes. */
export interface ImageViewerProps {
  readonly images: readonly ViewedImage[];
  /** Index of the image shown first. */
  readonly start?: number;
  readonly onClose: () => void;
}

/**
 * Images over the whole window: + and − zoom by 0.2, R turns by 90°, 0 restores, arrows change the image, Escape closes;
 * wheel and drag do what they look like.
 */
export const ImageViewer = ({ images, start = 0, onClose }: ImageViewerProps) => {
  const kit = useKitWords();
  const words = usePickerWords().image;
  const [index, setIndex] = useState(start);
  const [view, setView] = useState<ImageView>(restingView);
  const [failed, setFailed] = useState<string | null>(null);
  const drag = useDrag((x, y) => {
    setView((now) => moveBy(now, x, y));
  });
  const viewer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    viewer.current?.focus();
  }, []);
  const image = images[index];
  const go = (to: number) => {
    if (images[to] === undefined) return;
    setIndex(to);
    setView(restingView);
    setFailed(null);
  };
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => setView(zoomBy(view, 1)),
    '=': () => setView(zoomBy(view, 1)),
    '-': () => setView(zoomBy(view, -1)),
    '0': () => setView(restingView),
    r: () => setView(turnBy(view, 1)),
    R: () => setView(turnBy(view, -1)),
    ArrowLeft: () => go(index - 1),
    ArrowRight: () => go(index + 1),
  };
  const press = (event: KeyboardEvent) => {
    const act = event.ctrlKey || event.metaKey ? undefined : keys[event.key];
    if (act === undefined) return;
    event.preventDefault();
    act();
  };
  if (image === undefined) return null;
  return (
    <ModalFrame
      className={styles['frame']}
      dismissable
      escapable
      label={words.label}
      onClose={onClose}
      place="centre"
    >
      <div className={styles['viewer']} onKeyDown={press} ref={viewer} role="presentation" tabIndex={-1}>
        <header className={styles['head']}>
          <span className={styles['name']}>{image.name}</span>
          {images.length > 1 && <span>{words.position(index + 1, images.length)}</span>}
          <IconButton icon="close" label={kit.actions.close} onClick={onClose} />
        </header>
        <div
          className={styles['stage']}
          data-movable={view.zoom > 1 || undefined}
          onWheel={(event) => {
            setView(zoomBy(view, event.deltaY < 0 ? 1 : -1));
          }}
          {...drag}
        >
          {failed === image.src ? (
            <p role="alert">{words.failed(image.name)}</p>
          ) : (
            <img
              alt={image.name}
              className={styles['image']}
              data-sideways={view.turn % 180 !== 0 || undefined}
              draggable={false}
              onError={() => {
                setFailed(image.src);
              }}
              src={image.src}
              style={{
                transform: `translate(${view.x}px, ${view.y}px) rotate(${view.turn}deg) scale(${view.zoom})`,
              }}
            />
          )}
        </div>
        <footer className={styles['tools']}>
          {images.length > 1 && (
            <IconButton
              disabled={index === 0}
              icon="chevron-left"
              iconSize={20}
              label={words.previous}
              onClick={() => go(index - 1)}
            />
          )}
          <IconButton
            icon="zoom-out"
            iconSize={20}
            label={words.zoomOut}
            onClick={() => setView(zoomBy(view, -1))}
          />
          <button
            className={styles['zoom']}
            onClick={() => setView(restingView)}
            title={words.reset}
            type="button"
          >
            <span aria-live="polite">{words.zoom(Math.round(view.zoom * 100))}</span>
          </button>
          <IconButton
            icon="zoom-in"
            iconSize={20}
            label={words.zoomIn}
            onClick={() => setView(zoomBy(view, 1))}
          />
          <IconButton
            icon="rotate-left"
            iconSize={20}
            label={words.rotateLeft}
            onClick={() => setView(turnBy(view, -1))}
          />
          <IconButton
            icon="rotate"
            iconSize={20}
            label={words.rotateRight}
            onClick={() => setView(turnBy(view, 1))}
          />
          {images.length > 1 && (
            <IconButton
              disabled={index === images.length - 1}
              icon="chevron-right"
              iconSize={20}
              label={words.next}
              onClick={() => go(index + 1)}
            />
          )}
        </footer>
      </div>
    </ModalFrame>
  );
};
