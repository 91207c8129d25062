import type { Item, Option } from '@zhantai/engine';
import type { FormServices } from '@zhantai/views';

/**
 * Options of the dictionary items of a form by prop, to read labels from a workbook; null where one of them cannot be
 * known here, because it comes level by level, follows another answer, or does not come now.
 */
export async function peopleOptions(
  items: readonly Item[],
  services: Pick<FormServices, 'loadOptions'>,
  signal: AbortSignal,
): Promise<Readonly<Record<string, readonly Option[]>> | null> {
  const own = items.filter(({ dictionary }) => dictionary !== null);
  if (own.some(({ dictionary }) => dictionary?.lazy === true || (dictionary?.dependsOn.length ?? 0) > 0)) {
    return null;
  }
  try {
    const found = await Promise.all(
      own.map(async ({ prop, dictionary }) =>
        dictionary === null
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
