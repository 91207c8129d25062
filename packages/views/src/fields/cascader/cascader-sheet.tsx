import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import { useState } from 'react';
import { CascaderLevels } from './cascader-levels.tsx';
import type { CascaderPopupProps } from './popup.ts';

/** The levels of a cascader on a phone; nothing is taken before it is confirmed. */
export const Popup = ({ item, tree, paths, onSet, onClose }: CascaderPopupProps) => {
  const [picked, setPicked] = useState(paths);
  return (
    <Sheet
      onCancel={onClose}
      onConfirm={() => {
        onSet(picked);
        onClose();
      }}
      title={item.label}
    >
      <CascaderLevels item={item} onChange={setPicked} paths={picked} tree={tree} />
    </Sheet>
  );
};
