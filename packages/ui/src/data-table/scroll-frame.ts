/** The nearest element around this one that scrolls up and down; null when it is the page itself. */
export const scrollFrame = (element: Element): HTMLElement | null => {
  for (let at = element.parentElement; at !== null && at !== document.body; at = at.parentElement) {
    // A frame that only scrolls sideways still computes to `auto`, and says so itself.
    const sideways = at.dataset['scrolls'] === 'sideways';
    if (!sideways && /auto|scroll|overlay/.test(getComputedStyle(at).overflowY)) return at;
  }
  return null;
};

/** Pixels from the start of what a frame scrolls to the top of an element in it. */
export const offsetIn = (frame: HTMLElement | null, element: Element): number => {
  const { top } = element.getBoundingClientRect();
  return frame === null
    ? top + window.scrollY
    : top - frame.getBoundingClientRect().top - frame.clientTop + frame.scrollTop;
};
