import { Sheet } from '@zhantai/ui/sheet/sheet.tsx';
import type { TreePopupProps } from './popup.ts';
import { TreePicker } from './tree-picker.tsx';
import { usePicked } from './use-picked.ts';

/** The tree picker on a phone: three quarters of the height. */
export const Popup = (props: TreePopupProps) => {
  const { picked, setPicked, close, confirm } = usePicked(props);
  return (
    <Sheet dismissable={false} onCancel={close} onConfirm={confirm} tall title={props.item.label}>
      <TreePicker item={props.item} onChange={setPicked} tree={props.tree} value={picked} />
    </Sheet>
  );
};
