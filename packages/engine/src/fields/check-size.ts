import type { Item } from '../definition/item.ts';
import type { Finding } from './field-core.ts';
import { finding } from './finding.ts';

/** `minSize` and `maxSize` of lists; −1 or absent is unlimited (engine.md §4). */
export function checkSize(filled: number, all: number, item: Item): Finding | null {
  if (item.minSize !== null && filled < item.minSize) return finding('minSize', { n: item.minSize });
  if (item.maxSize !== null && item.maxSize >= 0 && all > item.maxSize) {
    return finding('maxSize', { n: item.maxSize });
  }
  return null;
}
