import type { FormInfo, ImportConfig } from '@zhantai/contract';
import { ApiError, type Client } from '@zhantai/contract/client';
import type { RowsNode } from '@zhantai/engine';
import { lazy, Suspense } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import type { ImportPlace } from './import-place.ts';
import type { TableToolsOf } from './use-table-tools.ts';

const TableStart = lazy(async () => ({
  default: (await withRetry(() => import('./table-start.tsx'))).TableStart,
}));
const TableEnd = lazy(async () => ({ default: (await withRetry(() => import('./table-end.tsx'))).TableEnd }));

/** Asks how rows come into the sub-tables of a form, and makes what stands around them. Throws where nobody answers. */
export async function loadTableTools(
  client: Client,
  info: FormInfo,
  place: FormPlace,
): Promise<TableToolsOf> {
  const { formId } = info.form;
  const configs = await loadConfigs(client, formId, place);
  const byItem = new Map(configs.map((config) => [config.formItemId, config]));
  // One object for each table: what stands around it must not be made anew whenever the table is drawn.
  const made = new WeakMap<RowsNode, ReturnType<TableToolsOf>>();
  return (node) => {
    const known = made.get(node);
    if (known !== undefined) return known;
    const config = byItem.get(node.item.id);
    const imports = config?.isImport === 2;
    const where: ImportPlace = {
      node,
      info,
      place,
      replaces: config?.importWay === 2,
      only: config?.isImportOnly === 2,
      imports,
    };
    const tools = {
      add: !(imports && where.only),
      ...(imports
        ? {
            before: (
              <Suspense fallback={null}>
                <TableStart where={where} />
              </Suspense>
            ),
          }
        : {}),
      after: (
        <Suspense fallback={null}>
          <TableEnd where={where} />
        </Suspense>
      ),
    };
    made.set(node, tools);
    return tools;
  };
}

async function loadConfigs(
  client: Client,
  formId: string,
  { exhibitorId }: FormPlace,
): Promise<readonly ImportConfig[]> {
  try {
    return await client.call('importConfigs', {
      query: { formId, ...(exhibitorId === undefined ? {} : { exhibitorId }) },
    });
  } catch (error) {
    // Refused: the table is filled by hand.
    if (error instanceof ApiError && !error.unanswered) return [];
    throw error;
  }
}
