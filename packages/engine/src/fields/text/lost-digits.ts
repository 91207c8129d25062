/** How spreadsheets show and copy long numbers, `4.40106E+17`: digits of a number that nobody wrote so. */
const SHOWN = /^[1-9](?:[.,]\d+)?E\+[1-9]\d$/i;
/** A number of eighteen digits as a spreadsheet keeps it: it has fifteen. */
const ROUNDED = /^\d{15}000$/;

/** Whether a text is what a spreadsheet made of a long number, such as that of a document or an account. */
export function isShownNumber(text: string): boolean {
  // Most texts tell by their second character.
  const second = text[1];
  return (second === '.' || second === ',' || second === 'E' || second === 'e') && SHOWN.test(text.trim());
}

/** Whether what should be the number of an identity card lost its end in a spreadsheet. */
export const isRoundedNumber = (text: string): boolean => ROUNDED.test(text);
