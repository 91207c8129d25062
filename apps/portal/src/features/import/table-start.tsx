import { rowHistory } from '@zhantai/engine/tables';
import { Button, toast, useDevice } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useState } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { ImportPlace } from './import-place.ts';
import { TemplateButton } from './file/template-button.tsx';
import { useTableTemplate } from './use-table-template.ts';

const ImportDialog = lazy(async () => ({
  default: (await withRetry(() => import('./import-dialog.tsx'))).ImportDialog,
}));

/** Beside the button that adds: import, its template, and taking the import back while nothing came after it. */
export const TableStart = ({ where }: { readonly where: ImportPlace }) => {
  const text = usePortal().words.tables.importing;
  const size = useDevice() === 'mobile' ? 'phone' : 'small';
  const [open, setOpen] = useState(false);
  const [imported, setImported] = useState(false);
  const template = useTableTemplate(where);
  const { node } = where;
  useEffect(() => {
    if (!imported) return undefined;
    return node.subscribe(() => {
      setImported(false);
    });
  }, [imported, node]);
  return (
    <>
      <Button
        icon="upload"
        onClick={() => {
          setOpen(true);
        }}
        size={size}
      >
        {text.open}
      </Button>
      <TemplateButton size={size} {...template} />
      {imported && (
        <Button
          icon="undo"
          onClick={() => {
            rowHistory(node).undo();
            setImported(false);
            toast(text.undone, 'plain');
          }}
          size={size}
          variant="text"
        >
          {text.undo}
        </Button>
      )}
      {open && (
        <Suspense fallback={null}>
          <ImportDialog
            onClose={() => {
              setOpen(false);
            }}
            onImported={(count) => {
              setOpen(false);
              setImported(true);
              toast(text.done(count), 'done');
            }}
            where={where}
          />
        </Suspense>
      )}
    </>
  );
};
