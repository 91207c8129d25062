import type { FormInfo, ImportConfig } from '@zhantai/contract';
import { ApiError, type Client } from '@zhantai/contract/client';
import type { RowsNode } from '@zhantai/engine';
import { lazy, Suspense, type ReactNode } from 'react';
import type { FormPlace } from '../form/form-place.ts';
import { withRetry } from '@zhantai/shell/loading/with-retry.ts';
import type { ImportPlace } from './import-place.ts';
import { createTableImports } from './table-imports.ts';
import type { TableToolsOf } from './use-table-tools.ts';

const TableStart = lazy(async () => ({
  default: (await withRetry(() => import('./table-start.tsx'))).TableStart,
}));
const OpenImport = lazy(async () => ({
  default: (await withRetry(() => import('./open-import.tsx'))).OpenImport,
}));
const TableEnd = lazy(async () => ({ default: (await withRetry(() => import('./table-end.tsx'))).TableEnd }));

/** What comes after a form that has sub-tables. */
export interface LoadedTableTools {
  readonly of: TableToolsOf;
  /** What stands over the form while rows are brought in; null where they never are. */
  readonly over: ReactNode;
}

/** Asks how rows come into the sub-tables of a form, and makes what stands around them. Throws where nobody answers. */
export async function loadTableTools(
  client: Client,
  info: FormInfo,
  place: FormPlace,
): Promise<LoadedTableTools> {
  const { formId } = info.form;
  const configs = await loadConfigs(client, formId, place);
  const byItem = new Map(configs.map((config) => [config.formItemId, config]));
  // One object for each table: what stands around it must not be made anew whenever the table is drawn.
  const made = new WeakMap<RowsNode, ReturnType<TableToolsOf>>();
  const imports = createTableImports();
  const of: TableToolsOf = (node) => {
    const known = made.get(node);
    if (known !== undefined) return known;
    const config = byItem.get(node.item.id);
    const takes = config?.isImport === 2;
    const where: ImportPlace = {
      node,
      info,
      place,
      replaces: config?.importWay === 2,
      only: config?.isImportOnly === 2,
      imports: takes,
    };
    const tools = {
      add: !(takes && where.only),
      ...(takes
        ? {
            before: (
              <Suspense fallback={null}>
                <TableStart imports={imports} where={where} />
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
  const some = configs.some(({ isImport }) => isImport === 2);
  return {
    of,
    over: some && (
      <Suspense fallback={null}>
        <OpenImport imports={imports} />
      </Suspense>
    ),
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
