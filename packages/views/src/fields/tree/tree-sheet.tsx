import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { useState } from 'react';
import type { TreePopupProps } from './popup.ts';
import { TreePicker } from './tree-picker.tsx';

/** The tree picker on a phone: three quarters of the height. */
export const Popup = ({ item, tree, value, onSet, onClose }: TreePopupProps) => {
  const [picked, setPicked] = useState(value);
  return (
    <Sheet
      dismissable={false}
      onCancel={onClose}
      onConfirm={() => {
        onSet(picked);
        onClose();
      }}
      title={item.label}
    >
      <TreePicker item={item} onChange={setPicked} tree={tree} value={value} />
    </Sheet>
  );
};
