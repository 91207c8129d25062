import { fitText, textHeight, type TextRoom } from './fit-text.ts';

/** What is left where two rooms are too small: nobody likes to read it, yet nothing of it is missing. */
const SMALL: readonly number[] = [9, 8, 7, 6, 5];

/**
 * The rooms of two texts that stand below each other in one place: each has its own as long as both fit; else the height of
 * both is shared out as the texts need it, in one size.
 */
export function shareRoom(
  [upper, lower]: readonly [string, string],
  [above, below]: readonly [TextRoom, TextRoom],
): readonly [TextRoom, TextRoom] {
  if (fits(upper, above) && fits(lower, below)) return [above, below];
  const height = above.height + below.height;
  const size =
    SMALL.find((one) => heightOf(upper, above, one) + heightOf(lower, below, one) <= height) ??
    SMALL.at(-1) ??
    0;
  const needed = heightOf(upper, above, size);
  return [
    { ...above, height: needed, sizes: [size] },
    { ...below, height: height - needed, sizes: [size] },
  ];
}

function fits(text: string, room: TextRoom): boolean {
  return heightOf(text, room, fitText(text, room)) <= room.height;
}

function heightOf(text: string, { width }: TextRoom, size: number): number {
  return text === '' ? 0 : textHeight(text, width, size);
}
