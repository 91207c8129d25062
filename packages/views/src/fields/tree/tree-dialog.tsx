import { Dialog } from '@zhantai/ui/dialog/dialog.tsx';
import { useForm } from '../../context/form-context.ts';
import type { TreePopupProps } from './popup.ts';
import { TreePicker } from './tree-picker.tsx';
import { usePicked } from './use-picked.ts';

/** The tree picker on a desktop: 40 % wide, a press outside does not close it (seed.md §2). */
export const Popup = (props: TreePopupProps) => {
  const { words } = useForm();
  const { picked, setPicked, close, confirm } = usePicked(props);
  return (
    <Dialog
      dismissable={false}
      onClose={close}
      onConfirm={confirm}
      title={words.fields.tree.title}
      width="picker"
    >
      <TreePicker item={props.item} maxHeight={420} onChange={setPicked} tree={props.tree} value={picked} />
    </Dialog>
  );
};
