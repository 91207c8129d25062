import type { FieldNode } from '@zhantai/engine';
import { withRetry } from '@zhantai/ui/loading/with-retry.ts';
import { lazy, Suspense, useCallback, useSyncExternalStore } from 'react';
import { fileIds } from './file-ids.ts';

const FileButtons = lazy(async () => ({
  default: (await withRetry(() => import('./file-buttons.tsx'))).FileButtons,
}));

/** The files of a row, to be opened where it stands; nothing where it holds none. */
export const LineFiles = ({ cells }: { readonly cells: readonly FieldNode[] }) => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = cells.map((cell) => cell.subscribe(listener));
      return () => stops.forEach((stop) => stop());
    },
    [cells],
  );
  const ids = useSyncExternalStore(subscribe, () => cells.flatMap(fileIds).join(' '));
  if (ids === '') return null;
  return (
    <Suspense fallback={null}>
      <FileButtons ids={ids.split(' ')} named />
    </Suspense>
  );
};
