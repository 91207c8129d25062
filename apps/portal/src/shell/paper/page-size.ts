/** A4 in points, as the document is made (seed.md §9). */
export const PAGE_POINTS = { width: 592.28, height: 841.89 } as const;

/** The page as it is laid out, CSS pixels: 96 to the inch where points are 72. */
export const PAGE_PIXELS = { width: 790, height: 1122, margin: 64, head: 40 } as const;

/** Room for content on one page, CSS pixels. */
export const PAGE_ROOM = PAGE_PIXELS.height - 2 * PAGE_PIXELS.margin - PAGE_PIXELS.head;

/** Device pixels for a CSS pixel, and the quality of the picture of a page (seed.md §9: scale 2, JPEG). */
export const PICTURE = { scale: 2, quality: 0.92 } as const;
