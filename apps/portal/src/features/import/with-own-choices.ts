import type { Item } from '@zhantai/engine';
import type { Cells } from '@zhantai/engine/tables';

/**
 * The rows that the server allows, with the choices that only this browser could read: the server asks no foreign host, so
 * in columns with a list of one the label stands where the value belongs.
 * @param read the same rows as this browser read them.
 */
export function withOwnChoices(
  rows: readonly unknown[],
  read: readonly Cells[],
  columns: readonly Item[],
): readonly unknown[] {
  const foreign = columns.filter(({ dictionary }) => dictionary !== null && isForeign(dictionary.url));
  if (foreign.length === 0 || rows.length !== read.length) return rows;
  return rows.map((row, at) => {
    const cells = read[at];
    if (typeof row !== 'object' || row === null || cells === undefined) return row;
    const own = foreign.flatMap(({ prop }) => (Object.hasOwn(cells, prop) ? [[prop, cells[prop]]] : []));
    return { ...row, ...Object.fromEntries(own) };
  });
}

function isForeign(url: string): boolean {
  return /^https?:\/\//i.test(url);
}
