/** What had the focus before something opened over the page, and how to find it again once it was drawn anew. */
export interface Opener {
  readonly element: Element;
  readonly name: string;
  /** Its place among those of this name. */
  readonly at: number;
}

const nameOf = (element: Element): string =>
  `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim()}`;

export const named = (name: string): readonly HTMLElement[] =>
  [...document.querySelectorAll<HTMLElement>('button, a[href], input, select, textarea, [tabindex]')].filter(
    (element) => nameOf(element) === name && element.checkVisibility(),
  );

export const remember = (element: Element): Opener => {
  const name = nameOf(element);
  return { element, name, at: named(name).findIndex((one) => one === element) };
};

/** Of what was taken away in this moment: what takes its place, in the other face or from a menu, gives the focus back there. */
export const leaving: { opener: Opener | null } = { opener: null };
