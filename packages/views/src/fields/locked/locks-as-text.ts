import type { FieldType } from '@zhantai/engine';

const drawThemselves: ReadonlySet<FieldType> = new Set<FieldType>([
  'upload',
  'signature',
  'dynamic',
  'html',
  'title',
  'unsupported',
]);

/** Whether a locked field of this type is shown as its text; the others draw themselves without their buttons. */
export const locksAsText = (type: FieldType): boolean => !drawThemselves.has(type);
