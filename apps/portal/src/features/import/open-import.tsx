import { toast } from '@zhantai/ui';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { TableImports } from './table-imports.ts';

const ImportDialog = lazy(async () => ({
  default: (await withRetry(() => import('./import-dialog.tsx'))).ImportDialog,
}));

/** The import that is open over a form; it stays while the window gets another face. */
export const OpenImport = ({ imports }: { readonly imports: TableImports }) => {
  const text = usePortal().words.tables.importing;
  const { open, fresh } = useSyncExternalStore(imports.subscribe, imports.read);
  useEffect(() => {
    const stops = [...fresh].map((node) =>
      node.subscribe(() => {
        imports.mark(node, false);
      }),
    );
    return () => {
      for (const stop of stops) stop();
    };
  }, [fresh, imports]);
  if (open === null) return null;
  return (
    <Suspense fallback={null}>
      <ImportDialog
        onClose={() => {
          imports.open(null);
        }}
        onImported={(count) => {
          imports.open(null);
          imports.mark(open.node, true);
          toast(text.done(count), 'done');
        }}
        where={open}
      />
    </Suspense>
  );
};
