/** The size of text that the sizes in pixels are drawn for. */
const DRAWN_FOR = 16;

/** How much larger the reader has set the text than it is drawn: 2 at 200 %. What is placed by pixels grows by it. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || DRAWN_FOR) / DRAWN_FOR;
