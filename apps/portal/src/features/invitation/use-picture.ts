import { toast } from '@zhantai/ui';
import { useRef, useState, type RefObject } from 'react';
import { saveFile } from '@zhantai/shell/save-file.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import { drawPicture } from './draw-picture.ts';
import { sharePicture } from './share-picture.ts';

/** A part of the page that can be saved as a picture. */
export interface Picture {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly busy: boolean;
  /** Draws and saves it as `name.png`. */
  readonly save: (name: string) => void;
  /** Draws and shares it with its link; where pictures cannot be shared the link alone, else it is copied. */
  readonly share: (name: string, title: string, url: string) => void;
}

/** Saves or shares an element as a picture; says so where that does not work. */
export function usePicture(): Picture {
  const { words } = usePortal();
  const text = words.guests;
  const ref = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  const draw = (use: (picture: Blob) => void | Promise<void>): void => {
    const element = ref.current;
    if (element === null || busy) return;
    setBusy(true);
    drawPicture(element)
      .then(use)
      .catch(() => {
        toast(text.invitation.saveFailed, 'failed');
      })
      .finally(() => {
        setBusy(false);
      });
  };
  return {
    ref,
    busy,
    save(name) {
      draw((picture) => {
        saveFile(picture, `${name}.png`);
      });
    },
    share(name, title, url) {
      draw(async (picture) => {
        const shared = await sharePicture(
          new File([picture], `${name}.png`, { type: 'image/png' }),
          title,
          url,
        );
        if (shared === 'copied') toast(text.invitation.shared, 'done');
        if (shared === 'failed') toast(text.inviting.copyFailed, 'failed');
      });
    },
  };
}
