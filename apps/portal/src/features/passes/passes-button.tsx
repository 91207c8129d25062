import { Button, type ButtonProps } from '@zhantai/ui';
import { lazy, Suspense, useState } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';

const PassesDialog = lazy(async () => ({
  default: (await withRetry(() => import('./passes-dialog.tsx'))).PassesDialog,
}));

export interface PassesButtonProps {
  readonly formId: string;
  readonly place: FormPlace;
  readonly size?: ButtonProps['size'];
}

/** Opens the passes of the vehicles of an approved form. */
export const PassesButton = ({ formId, place, size = 'normal' }: PassesButtonProps) => {
  const text = usePortal().words.tables.passes;
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button
        icon="file"
        onClick={() => {
          setOpen(true);
        }}
        size={size}
      >
        {text.open}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <PassesDialog
            formId={formId}
            onClose={() => {
              setOpen(false);
            }}
            place={place}
          />
        </Suspense>
      )}
    </>
  );
};
