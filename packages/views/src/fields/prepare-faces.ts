import type { Definition, FieldType, Item } from '@zhantai/engine';
import type { DeviceFaces } from './face.ts';

/** Loads the faces that a form needs and that are not part of the first load; draw the form when it is done. */
export async function prepareFaces({ faces }: DeviceFaces, definition: Definition): Promise<void> {
  await Promise.all([...typesOf(definition.items)].map(async (type) => faces[type].load?.()));
}

function typesOf(items: readonly Item[]): ReadonlySet<FieldType> {
  return new Set(items.flatMap((item) => [item.type, ...typesOf(item.columns)]));
}
