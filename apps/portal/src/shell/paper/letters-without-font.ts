/**
 * What every system that shows Chinese has letters for: Latin, Greek, Cyrillic, kana, hangul, the characters of the first
 * Unicode, and the signs between them. What stands on another letter, or is not seen, is none of its own.
 */
const COMMON =
  /[\s\p{Cc}\p{Cf}\p{M}\u0020-\u024f\u02b0-\u02ff\u0370-\u052f\u1e00-\u1fff\u2000-\u206f\u3000-\u30ff\u4e00-\u9fa5\uac00-\ud7a3\uff00-\uffef]/u;
const SIZE = 24;
/** Never a character: what is drawn for it is what is drawn for letters without a font. */
const NOTHING = '\u{10fffe}';

/** The other letters of a text that this device has no font for, so that a box would stand in their place. */
export function lettersWithoutFont(text: string): readonly string[] {
  const rare = new Set(Array.from(text).filter((letter) => !COMMON.test(letter)));
  if (rare.size === 0) return [];
  const canvas = document.createElement('canvas');
  canvas.width = SIZE * 2;
  canvas.height = SIZE * 2;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) return [];
  const { fontFamily } = getComputedStyle(document.body);
  const drawn = (letter: string): string => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = `${SIZE}px ${fontFamily}`;
    context.fillText(letter, SIZE / 4, SIZE * 1.25);
    return context.getImageData(0, 0, canvas.width, canvas.height).data.join();
  };
  const box = drawn(NOTHING);
  return [...rare].filter((letter) => drawn(letter) === box);
}
