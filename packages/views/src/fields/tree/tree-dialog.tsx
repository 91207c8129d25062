import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useState } from 'react';
import { useForm } from '../../form/form-context.ts';
import type { TreePopupProps } from './popup.ts';
import { TreePicker } from './tree-picker.tsx';

/** The tree picker at a desk: 40 % wide, a press outside does not close it (seed.md §2). */
export const Popup = ({ item, tree, value, onSet, onClose }: TreePopupProps) => {
  const { words } = useForm();
  const [picked, setPicked] = useState(value);
  return (
    <Dialog
      dismissable={false}
      onClose={onClose}
      onConfirm={() => {
        onSet(picked);
        onClose();
      }}
      title={words.fields.tree.title}
      width="picker"
    >
      <TreePicker item={item} maxHeight={420} onChange={setPicked} tree={tree} value={value} />
    </Dialog>
  );
};
