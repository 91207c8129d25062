import type { FieldType } from '@zhantai/engine';
import type { FaceProps } from '../context/face.ts';

/** Attributes that tie a control to its label, help and problem. */
export function controlProps<T extends FieldType>({
  node,
  state,
  id,
  labelId,
  describedBy,
  inCell,
}: FaceProps<T>) {
  return {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': state.problem === null ? undefined : true,
    'aria-required': node.item.required || undefined,
    'aria-labelledby': inCell ? labelId : undefined,
  } as const;
}
