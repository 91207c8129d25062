/** Nothing in it needs a look: printable ASCII and unified Chinese without blanks at the ends. */
const PLAIN = /^(?:[!-~\u4e00-\u9fff](?:[ -~\u4e00-\u9fff]*[!-~\u4e00-\u9fff])?)?$/;

/**
 * What nobody sees and no script needs: zero-width characters, controls of direction and layout, fillers that pass for
 * letters, tags. Tabs and line breaks stay.
 */
const UNSEEN = setOf(
  String.raw`\0-\u0008\u000e-\u001f\u007f-\u0084\u0086-\u009f\u00ad\u034f\u061c\u115f\u1160\u17b4\u17b5`,
  String.raw`\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\u3164\ufeff\uffa0\ufff0-\ufffb`,
  String.raw`\u{1bca0}-\u{1bca3}\u{1d173}-\u{1d17a}\u{e0000}\u{e0001}`,
);
/** Tags spell the flag of a region behind a black flag, and nothing anywhere else. */
const TAGS = /(\u{1f3f4}[\u{e0020}-\u{e007e}]+\u{e007f})|[\u{e0002}-\u{e007f}]+/gu;
/** Every blank that has a width; that of Braille is one, too. */
const BLANKS = /[\p{Zs}\u2800]/gu;
/** Joiners, and what chooses between the shapes of a character: there has to be one before them. */
const LOOSE = new RegExp(String.raw`(^|\s)[\u180e\u200c\u200d\ufe00-\ufe0f\u{e0100}-\u{e01ef}]+`, 'gu');
const JOINERS = /[\u180e\u200c\u200d]+/g;

/** Scripts in which a joiner or a non-joiner makes another word, or the same one readable. */
const JOINED =
  /^[\p{scx=Arabic}\p{scx=Syriac}\p{scx=Nko}\p{scx=Mongolian}\p{scx=Devanagari}\p{scx=Bengali}\p{scx=Gurmukhi}\p{scx=Gujarati}\p{scx=Oriya}\p{scx=Tamil}\p{scx=Telugu}\p{scx=Kannada}\p{scx=Malayalam}\p{scx=Sinhala}\p{scx=Khmer}\p{scx=Myanmar}]$/u;
const LETTER = /^[\p{L}\p{M}]$/u;
/** Signs that take the vowel away; what follows them may be joined also at the end of a word. */
const VIRAMAS = '\u094d\u09cd\u0a4d\u0acd\u0b4d\u0bcd\u0c4d\u0ccd\u0d4d\u0dca\u1039\u17d2';
/** What an emoji may end in before a joiner: itself, its shape, its colour, or the end of a flag. */
const EMOJI_END = /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\ufe0f|\u20e3|\u{e007f})$/u;
const EMOJI_START = /^\p{Extended_Pictographic}$/u;

/**
 * A text as its writer saw it (engine.md §2): composed (NFC), without characters that nobody sees, every blank an
 * ordinary one. Joiners stay inside emoji and where a script is written with them. Line breaks and the ends stay.
 */
export function cleanText(text: string): string {
  if (PLAIN.test(text)) return text;
  // What goes may bring marks together that change their order, and with it what a joiner stands behind.
  let clean = text;
  for (let next = cleanOnce(text); next !== clean; next = cleanOnce(clean)) clean = next;
  return clean;
}

function cleanOnce(text: string): string {
  return text
    .replace(UNSEEN, '')
    .replace(TAGS, '$1')
    .replace(BLANKS, ' ')
    .replace(LOOSE, '$1')
    .replace(JOINERS, keptJoiner)
    .normalize('NFC');
}

function keptJoiner(found: string, at: number, whole: string): string {
  const before = Array.from(whole.slice(Math.max(0, at - 2), at)).at(-1) ?? '';
  const [after = ''] = whole.slice(at + found.length, at + found.length + 2);
  const one = found.slice(0, 1);
  if (one === '\u200d' && EMOJI_END.test(before) && EMOJI_START.test(after)) return one;
  const vowelless = before !== '' && VIRAMAS.includes(before);
  return vowelless || (joins(before) && joins(after)) ? one : '';
}

function joins(letter: string): boolean {
  return JOINED.test(letter) && LETTER.test(letter);
}

/** The same, without what stands around it: names and lines, anything but text areas and passwords. */
export function cleanLine(text: string): string {
  return PLAIN.test(text) ? text : cleanText(text).trim();
}

function setOf(...ranges: readonly string[]): RegExp {
  return new RegExp(`[${ranges.join('')}]`, 'gu');
}
