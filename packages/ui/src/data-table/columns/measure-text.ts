import { textScale } from '../../text/text-scale.ts';

let canvas: CanvasRenderingContext2D | null | undefined;

/** Measures text in pixels as the page writes it, at a size and weight; larger where the reader has set larger text. */
export const textMeasure = (size: number, weight: 400 | 600 = 400): ((text: string) => number) => {
  canvas ??= document.createElement('canvas').getContext('2d');
  const context = canvas;
  const drawn = size * textScale();
  // Without a canvas every character counts as a wide one, which only makes columns roomy.
  if (context === null) return (text) => text.length * drawn;
  const font = `${weight} ${drawn}px ${getComputedStyle(document.body).fontFamily}`;
  return (text) => {
    context.font = font;
    return context.measureText(text).width;
  };
};
