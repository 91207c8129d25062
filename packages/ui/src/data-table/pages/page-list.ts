/** Pages that a pager shows: the ends, the current one and its neighbours; null is a gap of two or more. */
export const pageList = (current: number, pages: number): readonly (number | null)[] => {
  const shown = [...new Set([1, current - 1, current, current + 1, pages])]
    .filter((page) => page >= 1 && page <= pages)
    .sort((a, b) => a - b);
  return shown.flatMap((page, index) => {
    const before = shown[index - 1] ?? page - 1;
    if (page - before === 1) return [page];
    // A gap of one page is no shorter than the page itself.
    return page - before === 2 ? [page - 1, page] : [null, page];
  });
};
