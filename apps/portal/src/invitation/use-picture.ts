import { toast } from '@zhantai/ui';
import { useRef, useState, type RefObject } from 'react';
import { saveFile } from '../paper/save-file.ts';
import { usePortal } from '../portal/portal-context.ts';
import { drawPicture } from './draw-picture.ts';

/** A part of the page that can be saved as a picture. */
export interface Picture {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly busy: boolean;
  /** Draws and saves it as `name.png`. */
  readonly save: (name: string) => void;
}

/** Saves an element as a picture; says so where that does not work. */
export function usePicture(): Picture {
  const { words } = usePortal();
  const ref = useRef<HTMLDivElement>(null);
  const [busy, setBusy] = useState(false);
  return {
    ref,
    busy,
    save(name) {
      const element = ref.current;
      if (element === null || busy) return;
      setBusy(true);
      drawPicture(element)
        .then(
          (picture) => {
            saveFile(picture, `${name}.png`);
          },
          () => {
            toast(words.guests.invitation.saveFailed, 'failed');
          },
        )
        .finally(() => {
          setBusy(false);
        });
    },
  };
}
