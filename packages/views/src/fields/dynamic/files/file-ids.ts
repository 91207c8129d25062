import { traitsOf } from '@zhantai/engine';
import type { FieldNode } from '@zhantai/engine';

/** Ids of the files in a cell; none of a cell that takes no files. */
export function fileIds(node: FieldNode): readonly string[] {
  const { value } = node.state();
  if (traitsOf(node.item).files !== 'several' || !Array.isArray(value)) return [];
  return value.filter((id): id is string => typeof id === 'string');
}
