import type { Definition, Item } from '@zhantai/engine';
import type { DeviceFaces } from '../context/face.ts';

/** Loads the faces that a form needs and that are not part of the first load; draw the form when it is done. */
export async function prepareFaces({ faces }: DeviceFaces, definition: Definition): Promise<void> {
  await Promise.all(itemsOf(definition.items).map(async (item) => faces[item.type].load?.(item)));
}

const itemsOf = (items: readonly Item[]): readonly Item[] =>
  items.flatMap((item) => [item, ...itemsOf(item.columns)]);
