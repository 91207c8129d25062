import type { ListOption } from './list-option.ts';

/** The options whose label or description holds every word of the query, case aside; all of them for a blank query. */
export const filterOptions = (options: readonly ListOption[], query: string): readonly ListOption[] => {
  const words = query
    .toLocaleLowerCase()
    .split(/\s+/u)
    .filter((word) => word !== '');
  if (words.length === 0) return options;
  return options.filter(({ label, description }) => {
    const text = `${label}\n${description ?? ''}`.toLocaleLowerCase();
    return words.every((word) => text.includes(word));
  });
};
