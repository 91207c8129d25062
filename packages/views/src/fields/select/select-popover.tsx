import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import type { Choice } from '@zhantai/engine';
import type { RefObject } from 'react';
import { useTakeTicked } from '../use-take-ticked.ts';
import type { SelectListProps } from './select-list.tsx';
import { SelectList } from './select-list.tsx';
import { tickedChoices } from './ticked-choices.ts';

/** The list of a select on a desktop: it hangs on the control and takes each choice at once. */
export const SelectPopover = ({
  triggerRef,
  owner,
  onTicked,
  onClose,
  ...list
}: SelectListProps & {
  readonly triggerRef: RefObject<HTMLButtonElement | null>;
  readonly owner: object;
  readonly onTicked: (choices: readonly Choice[]) => void;
  readonly onClose: () => void;
}) => {
  useTakeTicked(tickedChoices, owner, onTicked);
  return (
    <Popover label={list.label} onClose={onClose} triggerRef={triggerRef} width="trigger">
      <SelectList {...list} maxHeight={320} onChosen={list.multiple ? undefined : onClose} />
    </Popover>
  );
};
