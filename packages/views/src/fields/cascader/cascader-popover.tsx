import { Popover } from '@zhantai/ui/overlays/popover.tsx';
import { CascaderLevels } from './cascader-levels.tsx';
import { useTakeTicked } from '../use-take-ticked.ts';
import type { CascaderPopupProps } from './popup.ts';
import { tickedPaths } from './ticked-paths.ts';

/** The levels of a cascader on a desktop; a single choice closes them. */
export const Popup = ({ owner, item, tree, paths, triggerRef, onSet, onClose }: CascaderPopupProps) => {
  useTakeTicked(tickedPaths, owner, onSet);
  return (
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
};
