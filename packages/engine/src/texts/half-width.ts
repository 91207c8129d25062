const FULL = /[\uff01-\uff5e]/g;
/** From a full-width form to the ASCII character it is. */
const SHIFT = 0xfee0;

/** A text with the full-width forms of ASCII as ASCII. */
export const halfWidth = (text: string): string =>
  text.replace(FULL, (letter) => String.fromCharCode(letter.charCodeAt(0) - SHIFT));
