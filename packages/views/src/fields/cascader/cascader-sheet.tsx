import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { CascaderLevels } from './cascader-levels.tsx';
import { useKept } from '../use-kept.ts';
import type { CascaderPopupProps } from './popup.ts';
import { tickedPaths } from './ticked-paths.ts';

/** The levels of a cascader on a phone; nothing is taken before it is confirmed. */
export const Popup = ({ owner, item, tree, paths, onSet, onClose }: CascaderPopupProps) => {
  const [ticked, setTicked] = useKept(tickedPaths, owner, null);
  const picked = ticked ?? paths;
  const close = (): void => {
    setTicked(null);
    onClose();
  };
  return (
    <Sheet
      onCancel={close}
      onConfirm={() => {
        onSet(picked);
        close();
      }}
      title={item.label}
    >
      <CascaderLevels item={item} onChange={setTicked} paths={picked} tree={tree} />
    </Sheet>
  );
};
