/** The size of text that the sizes in pixels are drawn for. */
const BASE_TEXT_PX = 16;

/** How much larger the reader has set the text than it is drawn: 2 at 200 %. What is placed by pixels grows by it. */
export const textScale = (): number =>
  (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || BASE_TEXT_PX) / BASE_TEXT_PX;
