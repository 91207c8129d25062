/** Letters that systems may lack; all others come with every one of them. */
const RARE = /[\u{3400}-\u{4dbf}\u{10000}-\u{10ffff}]/u;
const SIZE = 24;
/** Never a character: what is drawn for it is what is drawn for letters without a font. */
const NOTHING = '\u{10fffe}';

/** The rare letters of a text that this device has no font for, so that a box would stand in their place. */
export function lettersWithoutFont(text: string): readonly string[] {
  const rare = new Set(Array.from(text).filter((letter) => RARE.test(letter)));
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
