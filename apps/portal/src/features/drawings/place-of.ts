import type { Definition, Item } from '@zhantai/engine';

/** The upload item of a place for drawings, `prop` or `prop/row/column`; null where the form has changed meanwhile. */
export function placeOf({ items }: Definition, slot: string): Item | null {
  const [prop, , column] = slot.split('/');
  const item = items.find((one) => one.prop === prop);
  if (column === undefined) return item ?? null;
  return item?.columns.find((one) => one.prop === column) ?? null;
}
