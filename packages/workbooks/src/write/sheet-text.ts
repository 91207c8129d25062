import { cutUnits } from '../cut-units.ts';

/** What XML cannot hold. Halves of characters become question marks when the text is encoded. */
// oxlint-disable-next-line no-control-regex -- these are the characters meant
const IMPOSSIBLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
/** Programs read this as an escaped character. */
const ESCAPED = /_(?=x[0-9a-f]{4}_)/gi;
/** As many characters as a cell takes (ECMA-376 part 1, §18.18.93, and what Excel enforces). */
const MAX_LENGTH = 32_767;
const MARKUP: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as it may stand in a part of a workbook, and be read back as it was. */
export function sheetXmlText(text: string): string {
  const shown = cutUnits(text, MAX_LENGTH);
  if (!/[^\u0020\u0021\u0023-\u0025\u0027-\u003b\u003d\u003f-\u005e\u0060-\ud7ff\ue000-\ufffd]/.test(shown))
    return shown;
  return shown
    .replace(IMPOSSIBLE, '')
    .replace(/\r\n?/g, '\n')
    .replace(ESCAPED, '_x005F_')
    .replace(/[&<>"]/g, (character) => MARKUP[character] ?? character);
}
