import { useLayoutEffect } from 'react';
import { leaving, named, remember } from './opener.ts';

const nothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/**
 * Gives the focus back to what opened this when it closes, where that was drawn anew meanwhile: a window that got another
 * face has other buttons of the same names. The kit's library gives it back only to the very element.
 */
export const useReturnedFocus = (): void => {
  useLayoutEffect(() => {
    const opener =
      nothingFocused() && leaving.opener !== null
        ? leaving.opener
        : remember(document.activeElement ?? document.body);
    leaving.opener = null;
    return () => {
      leaving.opener = opener;
      // The library does so in the next frame.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          if (leaving.opener !== opener) return;
          leaving.opener = null;
          if (!nothingFocused() || opener.element === document.body) return;
          const alike = named(opener.name);
          const target = alike[opener.at] ?? alike[0] ?? document.querySelector<HTMLElement>('main');
          target?.focus();
        });
      });
    };
  }, []);
};
