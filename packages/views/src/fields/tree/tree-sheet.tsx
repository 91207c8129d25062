import { Sheet } from '@zhantai/ui/overlays/sheet.tsx';
import { useForm } from '../../context/form-context.ts';
import type { TreePopupProps } from './popup.ts';
import { TreePicker } from './tree-picker.tsx';
import { usePicked } from './use-picked.ts';

/** The tree picker on a phone, titled as on a desktop: three quarters of the height (seed.md §2). */
export const Popup = (props: TreePopupProps) => {
  const { words } = useForm();
  const { picked, setPicked, close, confirm } = usePicked(props);
  return (
    <Sheet dismissable={false} onCancel={close} onConfirm={confirm} tall title={words.fields.tree.title}>
      <TreePicker item={props.item} onChange={setPicked} tree={props.tree} value={picked} />
    </Sheet>
  );
};
