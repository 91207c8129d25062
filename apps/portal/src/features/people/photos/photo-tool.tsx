import type { FieldNode } from '@zhantai/engine';
import { Button, useDevice } from '@zhantai/ui';
import { useForm, useNode } from '@zhantai/views';
import { lazy, Suspense, useState } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../../shell/portal/portal-context.ts';
import { badgeSize } from '../badges/badge-size.ts';

const CropDialog = lazy(async () => ({
  default: (await withRetry(() => import('./crop-dialog.tsx'))).CropDialog,
}));

/** Crops the photo of a person to the size that badges are printed in: one that is there, or one to choose. */
export const PhotoTool = ({ node }: { readonly node: FieldNode }) => {
  const text = usePortal().words.tables.crop;
  const size = useDevice() === 'mobile' ? 'phone' : 'small';
  const { services } = useForm();
  const { locked, value } = useNode(node);
  const [open, setOpen] = useState(false);
  const [id] = Array.isArray(value) ? value : [];
  if (locked) return null;
  return (
    <>
      <Button
        icon="image"
        onClick={() => {
          setOpen(true);
        }}
        size={size}
        variant="text"
      >
        {id === undefined ? text.open : text.again}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <CropDialog
            current={typeof id === 'string' ? id : null}
            item={node.item}
            onClose={() => {
              setOpen(false);
            }}
            onCropped={(fileId) => {
              setOpen(false);
              node.set([fileId]);
              node.leave();
            }}
            services={services}
            size={badgeSize(node.item.help)}
          />
        </Suspense>
      )}
    </>
  );
};
