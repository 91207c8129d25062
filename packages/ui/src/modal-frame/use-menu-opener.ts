import { useLayoutEffect, type RefObject } from 'react';
import { leaving, remember } from './opener.ts';

/** What opens from a menu as it closes gives the focus back to the button of the menu: the entry that was chosen is gone. */
export const useMenuOpener = (trigger: RefObject<Element | null>): void => {
  useLayoutEffect(() => {
    const button = trigger.current;
    if (button === null) return undefined;
    const opener = remember(button);
    return () => {
      leaving.opener = opener;
      // What somebody opens after that by himself has an opener of its own, also where a browser does not focus what is pressed.
      const forget = () => {
        window.removeEventListener('pointerdown', forget, true);
        window.removeEventListener('keydown', forget, true);
        if (leaving.opener === opener) leaving.opener = null;
      };
      window.addEventListener('pointerdown', forget, true);
      window.addEventListener('keydown', forget, true);
    };
  }, [trigger]);
};
