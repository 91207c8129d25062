import { useLayoutEffect } from 'react';

/** What had the focus before something opened over the page, and how to find it again once it was drawn anew. */
interface Opener {
  readonly element: Element;
  readonly name: string;
  /** Its place among those of this name. */
  readonly at: number;
}

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;

const named = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [tabindex]')].filter(
    (element) => nameOf(element) === name && element.checkVisibility(),
  );

const remember = (element: Element): Opener => {
  const name = nameOf(element);
  return { element, name, at: named(name).findIndex((one) => one === element) };
};

const nothingFocused = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;

/** Of what was taken away in this moment: what takes its place, in the other face, gives the focus back there. */
let leaving: Opener | null = null;

/**
 * Gives the focus back to what opened this when it closes, where that was drawn anew meanwhile: a window that got another
 * face has other buttons of the same names. The kit's library gives it back only to the very element.
 */
export const useReturnedFocus = (): void => {
  useLayoutEffect(() => {
    const opener =
      nothingFocused() && leaving !== null ? leaving : remember(document.activeElement ?? document.body);
    leaving = null;
    return () => {
      leaving = opener;
      // The library does so in the next frame.
      requestAnimationFrame(() => {
        requestAnimationFrame(() => {
          if (leaving !== opener) return;
          leaving = null;
          if (!nothingFocused() || opener.element === document.body) return;
          const alike = named(opener.name);
          const target = alike[opener.at] ?? alike[0] ?? document.querySelector<HTMLElement>('main');
          target?.focus();
        });
      });
    };
  }, []);
};
