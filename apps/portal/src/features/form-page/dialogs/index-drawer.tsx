import { Drawer } from '@zhantai/ui/overlays/drawer.tsx';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { FormIndex, type FormIndexProps } from '../form-index.tsx';

/** The list of forms on narrow windows, opened from the code (design.md §6). */
export const IndexDrawer = ({ onClose, ...index }: FormIndexProps & { readonly onClose: () => void }) => {
  const { words } = usePortal();
  return (
    <Drawer onClose={onClose} side="left" title={words.form.index.title} width="320px">
      <FormIndex {...index} headless onChoose={onClose} />
    </Drawer>
  );
};
