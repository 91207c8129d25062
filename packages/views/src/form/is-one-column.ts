import type { FieldNode } from '@zhantai/engine';

/** Whether every field takes the whole width: then one column does, which is laid out sooner than 24. */
export const isOneColumn = (nodes: readonly FieldNode[]): boolean =>
  nodes.every(({ item }) => item.span === 24);
