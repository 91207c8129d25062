/** The size of a badge photo, in pixels. */
export interface BadgeSize {
  readonly width: number;
  readonly height: number;
}

/** A one-inch photo at 300 dpi, where the form names no size. */
const USUAL: BadgeSize = { width: 295, height: 413 };

/** The size that the help of a photo names, as in "at least 295×413 pixels". */
export function badgeSize(help: string): BadgeSize {
  const [, width = '', height = ''] = /(\d{2,4})\s*[×x*]\s*(\d{2,4})/i.exec(help) ?? [];
  if (width === '' || Number(width) === 0 || Number(height) === 0) return USUAL;
  return { width: Number(width), height: Number(height) };
}
