/** What a list of the server tells of one of its pages (wire.md §1). */
interface PageOf<T> {
  readonly records: readonly T[];
  readonly total: number;
}

/** Every record of a list, page after page until there is no next one. @param ask for a page, from 1. */
export async function everyRecord<T>(ask: (current: number) => Promise<PageOf<T>>): Promise<readonly T[]> {
  const all: T[] = [];
  for (let current = 1; ; current += 1) {
    // The total of one page says whether there is another.
    const { records, total } = await ask(current);
    all.push(...records);
    if (all.length >= total || records.length === 0) return all;
  }
}
