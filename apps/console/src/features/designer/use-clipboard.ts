import { useEffect, useRef, type RefObject } from 'react';

/** What the clipboard is to a canvas. */
export interface ClipboardActs {
  /** The selection as text; null where there is none. */
  readonly copy: (isCut: boolean) => string | null;
  readonly paste: (text: string) => void;
}

/** Copies, cuts and pastes while the canvas has the focus; anywhere else the clipboard stays the browser's. */
export function useClipboard(canvas: RefObject<HTMLElement | null>, acts: ClipboardActs): void {
  const latest = useRef(acts);
  useEffect(() => {
    latest.current = acts;
  });
  useEffect(() => {
    // A canvas without selected text is no target of these events in every browser: they are heard at the document.
    const hear = (event: ClipboardEvent) => {
      const { clipboardData, type } = event;
      if (clipboardData === null || canvas.current?.contains(document.activeElement) !== true) return;
      event.preventDefault();
      if (type === 'paste') {
        latest.current.paste(clipboardData.getData('text/plain'));
        return;
      }
      const text = latest.current.copy(type === 'cut');
      if (text !== null) clipboardData.setData('text/plain', text);
    };
    const types = ['copy', 'cut', 'paste'] as const;
    for (const type of types) document.addEventListener(type, hear);
    return () => {
      for (const type of types) document.removeEventListener(type, hear);
    };
  }, [canvas]);
}
