import type { Option, RowsNode, Session } from '@zhantai/engine';
import { filteringColumns } from '@zhantai/engine/tables';
import type { FormServices } from '@zhantai/views';
import { filledSource } from './filled-source.ts';
import { textOfField } from './text-of-field.ts';

/**
 * Options of the dictionary columns of a sub-table by prop, to read labels from a workbook. Those that other cells of a
 * row filter are asked for when the rows are read; those that come level by level, or do not come now, are left to the
 * server.
 */
export async function columnOptions(
  node: RowsNode,
  session: Session,
  services: FormServices,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly Option[]>>> {
  const found = await Promise.all(
    node.columns.map(async (column) => {
      const { prop, dictionary } = column;
      if (dictionary === null || dictionary.lazy) return [];
      if (filteringColumns(column, node.columns).length > 0) return [];
      try {
        const { source, query } = filledSource(dictionary, (other) => textOfField(session, other));
        return [[prop, await services.loadOptions(source, query, signal)] as const];
      } catch {
        return [];
      }
    }),
  );
  return Object.fromEntries(found.flat());
}
