import { Popover } from '@zhantai/ui/popover/popover.tsx';
import type { RefObject } from 'react';
import type { SelectListProps } from './select-list.tsx';
import { SelectList } from './select-list.tsx';

/** The list of a select at a desk: it hangs on the control and takes each choice at once. */
export const SelectPopover = ({
  triggerRef,
  onClose,
  ...list
}: SelectListProps & {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly onClose: () => void;
}) => (
  <Popover label={list.label} onClose={onClose} triggerRef={triggerRef} width="trigger">
    <SelectList {...list} maxHeight={320} onChosen={list.multiple ? undefined : onClose} />
  </Popover>
);
