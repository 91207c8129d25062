import type { Definition, Item } from '@zhantai/engine';

/** The upload items of a form by prop, in its order: each is a place for drawings. */
export function drawingSlots(definition: Definition): ReadonlyMap<string, Item> {
  const uploads = definition.items.filter(
    ({ type, deleted, hidden }) => type === 'upload' && !deleted && !hidden,
  );
  return new Map(uploads.map((item) => [item.prop, item]));
}
