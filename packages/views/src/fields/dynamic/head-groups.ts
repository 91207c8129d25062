import type { Item } from '@zhantai/engine';
import { areExhibits } from './exhibit-flags.ts';

/** Neighbouring columns under one word, or by themselves. */
export interface HeadGroup {
  readonly kind: 'computed' | 'size' | null;
  readonly columns: readonly Item[];
}

const sizes: ReadonlySet<string> = new Set(['long', 'length', 'width', 'height']);

/** Puts computed columns, and the sizes of exhibits, that stand side by side under one head (design.md §8). */
export function headGroups(columns: readonly Item[]): readonly HeadGroup[] {
  const exhibits = areExhibits(columns);
  const groups: { kind: HeadGroup['kind']; columns: Item[] }[] = [];
  for (const column of columns) {
    const kind = column.computed ? 'computed' : exhibits && sizes.has(column.prop) ? 'size' : null;
    const last = groups.at(-1);
    const joins = last?.kind === kind && (kind !== 'size' || last.columns[0]?.unit === column.unit);
    if (last !== undefined && joins) last.columns.push(column);
    else groups.push({ kind, columns: [column] });
  }
  return groups.map((group) => (group.columns.length > 1 ? group : { ...group, kind: null }));
}
