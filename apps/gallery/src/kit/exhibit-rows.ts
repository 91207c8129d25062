import type { GalleryWords } from '@zhantai/messages/gallery';

/** A row of the gallery's table. */
export interface ExhibitRow {
  readonly id: string;
  readonly name: string;
  readonly long: number;
  readonly width: number;
  readonly height: number;
  readonly number: number;
  readonly weight: number;
  readonly handling: string;
  readonly person: string;
}

/** So many exhibits, every seventh of them long. */
export function exhibitRows(words: GalleryWords, count: number): readonly ExhibitRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: String(index),
    name: `${index % 2 === 0 ? words.crane : words.lathe} ${index + 1}`,
    long: index % 7 === 3 ? 320 : 120 + (index % 9) * 10,
    width: 60 + (index % 5) * 10,
    height: 80 + (index % 4) * 15,
    number: 1 + (index % 3),
    weight: 86.5 + index,
    handling: index % 3 === 0 ? words.kit.handlingText : '',
    person: `A${String(index)}`,
  }));
}
