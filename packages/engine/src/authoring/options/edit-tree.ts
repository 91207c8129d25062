import type { TreeRow } from './tree-rows.ts';

/** The place behind a row and all that stands under it. */
export function endOfBranch(rows: readonly TreeRow[], at: number): number {
  const level = rows[at]?.level ?? 0;
  const end = rows.findIndex((row, place) => place > at && row.level <= level);
  return end === -1 ? rows.length : end;
}

/** A row with its branch one level deeper (1) or less deep (−1); the same rows where it cannot be. */
export function indented(rows: readonly TreeRow[], at: number, by: -1 | 1): readonly TreeRow[] {
  const row = rows[at];
  const above = rows[at - 1];
  if (row === undefined || row.level + by < 0) return rows;
  if (by === 1 && (above === undefined || row.level > above.level)) return rows;
  const end = endOfBranch(rows, at);
  return rows.map((one, place) => (place >= at && place < end ? { ...one, level: one.level + by } : one));
}

/** A row with its branch before the branch above it under the same parent (−1), or behind the one below it (1). */
export function branchMoved(rows: readonly TreeRow[], at: number, by: -1 | 1): readonly TreeRow[] {
  const row = rows[at];
  if (row === undefined) return rows;
  const end = endOfBranch(rows, at);
  const branch = rows.slice(at, end);
  if (by === 1) {
    const next = rows[end];
    if (next === undefined || next.level !== row.level) return rows;
    const nextEnd = endOfBranch(rows, end);
    return [...rows.slice(0, at), ...rows.slice(end, nextEnd), ...branch, ...rows.slice(nextEnd)];
  }
  const before = rows.findLastIndex((one, place) => place < at && one.level <= row.level);
  if (before === -1 || rows[before]?.level !== row.level) return rows;
  return [...rows.slice(0, before), ...branch, ...rows.slice(before, at), ...rows.slice(end)];
}

/** An empty row behind another one's branch, as deep; the first one of an empty tree. */
export function withRowBehind(rows: readonly TreeRow[], at: number, $id: string): readonly TreeRow[] {
  const level = rows[at]?.level ?? 0;
  return rows.toSpliced(endOfBranch(rows, at), 0, {
    $id,
    level,
    label: '',
    value: '',
    'zh-Hant': '',
    en: '',
  });
}

/** The rows without one and all that stands under it. */
export function withoutBranch(rows: readonly TreeRow[], at: number): readonly TreeRow[] {
  return rows.toSpliced(at, endOfBranch(rows, at) - at);
}
