import type { Item } from '@zhantai/engine';

const KILO = 1024;

/** A size as people read it: `3.4 MB`, `512 KB`. */
export function sizeText(bytes: number): string {
  if (bytes < KILO) return `${bytes} B`;
  if (bytes < KILO * KILO) return `${Math.round(bytes / KILO)} KB`;
  const megabytes = bytes / KILO / KILO;
  return `${Number.isInteger(megabytes) || megabytes >= 100 ? Math.round(megabytes) : megabytes.toFixed(1)} MB`;
}

/** The accepted types as people read them: `PDF、JPG、PNG`; empty where any is. */
export function typesText(item: Item, separator: string): string {
  return item.accept.map((type) => type.toUpperCase()).join(separator);
}

/** What a native file input takes in its `accept`. */
export function acceptAttribute(item: Item): string | undefined {
  return item.accept.length === 0 ? undefined : item.accept.map((type) => `.${type}`).join(',');
}

/** Whether a stored file can be shown as a picture (seed.md §7). */
export function isPicture(mime: string, name: string): boolean {
  return /^image\/(?:jpeg|png|webp|gif)$/.test(mime) || (mime === '' && /\.(?:jpe?g|png)$/i.test(name));
}
