import { Popover } from '@zhantai/ui/popover/popover.tsx';
import { CascaderLevels } from './cascader-levels.tsx';
import type { CascaderPopupProps } from './popup.ts';

/** The levels of a cascader at a desk; a single choice closes them. */
export const Popup = ({ item, tree, paths, triggerRef, onSet, onClose }: CascaderPopupProps) => (
  <Popover label={item.label} onClose={onClose} triggerRef={triggerRef}>
    <CascaderLevels
      item={item}
      onChange={(chosen) => {
        onSet(chosen);
        if (!item.multiple) onClose();
      }}
      paths={paths}
      tree={tree}
    />
  </Popover>
);
