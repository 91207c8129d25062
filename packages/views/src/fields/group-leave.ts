import type { FieldNode, FieldType } from '@zhantai/engine';
import type { FocusEvent } from 'react';

/** An `onBlur` for a group of controls: the field is left when the focus goes out of all of them. */
export function groupLeave<T extends FieldType>(
  node: FieldNode<T>,
): (event: FocusEvent<HTMLElement>) => void {
  return (event) => {
    if (!event.currentTarget.contains(event.relatedTarget)) node.leave();
  };
}
