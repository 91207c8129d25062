/** Something that stands on a page as a whole. */
export interface Block {
  /** CSS pixels. */
  readonly height: number;
  /** What has to stand above it on every page where it stands: the head of its table. */
  readonly lead: number;
  /** A heading: never the last thing on a page. */
  readonly heading: boolean;
}

/** Some of the blocks, or a slice of one that is higher than a page. */
export interface Page {
  /** Index of the first block and the one after the last. */
  readonly from: number;
  readonly to: number;
  /** Where a slice begins in its block; 0 for whole blocks. */
  readonly offset: number;
}

/** Puts blocks on pages in order. A heading goes with what follows; a block higher than a page is cut into slices. */
export function splitPages(blocks: readonly Block[], room: number): readonly Page[] {
  const pages: Page[] = [];
  let from = 0;
  let used = 0;
  const close = (to: number) => {
    if (to > from) pages.push({ from, to, offset: 0 });
    from = to;
    used = 0;
  };
  blocks.forEach((block, index) => {
    const lead = index === from || blocks[index - 1]?.lead !== block.lead ? block.lead : 0;
    if (used + lead + block.height <= room) {
      used += lead + block.height;
      return;
    }
    close(withoutHeadings(blocks, from, index));
    for (let at = from; at <= index; at += 1) used += blocks[at]?.height ?? 0;
    used += block.lead;
    if (used <= room) return;
    close(index);
    const step = room - block.lead;
    for (let offset = 0; offset < block.height; offset += step) {
      pages.push({ from: index, to: index + 1, offset });
    }
    from = index + 1;
  });
  close(blocks.length);
  return pages;
}

/** The end of a page that does not end with a heading; the given end where the page has nothing else. */
function withoutHeadings(blocks: readonly Block[], from: number, to: number): number {
  let end = to;
  while (end > from && blocks[end - 1]?.heading === true) end -= 1;
  return end > from ? end : to;
}
