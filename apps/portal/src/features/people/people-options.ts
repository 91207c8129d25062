import type { Item, Option } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';

/**
 * Options of the dictionary items of a form by prop, to read labels from a workbook, but for those that another answer
 * filters: they are asked for when the rows are read. Null where one of them cannot be known here, because it comes level
 * by level, follows what no cell can hold, or does not come now.
 * @param columns what the workbook can hold of these items.
 */
export async function peopleOptions(
  items: readonly Item[],
  columns: readonly Item[],
  services: Pick<FormServices, 'loadOptions'>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly Option[]>> | null> {
  const own = items.filter(({ dictionary }) => dictionary !== null);
  const columnProps = new Set(columns.map(({ prop }) => prop));
  if (own.some(({ dictionary }) => dictionary?.lazy === true)) return null;
  if (own.some(({ dictionary }) => dictionary?.dependsOn.some((prop) => !columnProps.has(prop)))) return null;
  try {
    const found = await Promise.all(
      own.map(async ({ prop, dictionary }) =>
        dictionary === null || dictionary.dependsOn.length > 0
          ? []
          : [[prop, await services.loadOptions(dictionary, dictionary.query, signal)] as const],
      ),
    );
    return Object.fromEntries(found.flat());
  } catch (error) {
    if (signal.aborted) throw error;
    return null;
  }
}
