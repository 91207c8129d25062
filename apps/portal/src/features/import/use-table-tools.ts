import type { FormInfo } from '@zhantai/contract';
import { isRowsNode, type RowsNode, type Session } from '@zhantai/engine';
import type { TableTools } from '@zhantai/views';
import { useEffect, useState } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import { usePortal } from '../../shell/portal/portal-context.ts';
import type { LoadedTableTools } from './load-table-tools.tsx';

/** What stands around each sub-table of a form. */
export type TableToolsOf = (node: RowsNode) => TableTools | undefined;

/** Import, template, export and passes around the sub-tables of an open form; they come after the form. */
export function useTableTools(session: Session, info: FormInfo, place: FormPlace): Partial<LoadedTableTools> {
  const { client } = usePortal();
  const [tools, setTools] = useState<LoadedTableTools>();
  const has = session.nodes.some(isRowsNode);
  useEffect(() => {
    if (!has) return undefined;
    let here = true;
    void withRetry(async () => {
      const { loadTableTools } = await import('./load-table-tools.tsx');
      return await loadTableTools(client, info, place);
    }).then((loaded) => {
      if (here) setTools(loaded);
    });
    return () => {
      here = false;
    };
  }, [client, has, info, place]);
  return tools ?? (has ? untilLoaded : none);
}

/** A table that only takes imports never shows a button that adds. */
const untilLoaded: Partial<LoadedTableTools> = {
  of: ({ item: { source } }) => ({ add: Number(source['isImportOnly']) !== 2 }),
};

const none: Partial<LoadedTableTools> = {};
