import type { Block } from './split-pages.ts';

/** A block of a laid-out paper: an element of its flow, or a row of a table with the table around it. */
export interface PaperBlock extends Block {
  readonly element: HTMLElement;
  readonly table: HTMLTableElement | null;
}

/** The blocks of a paper's flow in order, with their heights as laid out. */
export function readBlocks(flow: HTMLElement): readonly PaperBlock[] {
  return [...flow.children].flatMap((child): readonly PaperBlock[] => {
    if (!(child instanceof HTMLElement)) return [];
    if (isWrapper(child)) return readBlocks(child);
    if (!(child instanceof HTMLTableElement)) {
      return [
        { element: child, table: null, height: outerHeight(child), lead: 0, heading: isHeading(child) },
      ];
    }
    const lead = child.tHead?.getBoundingClientRect().height ?? 0;
    return [...child.tBodies].flatMap((body) =>
      [...body.rows].map((row) => ({
        element: row,
        table: child,
        height: row.getBoundingClientRect().height,
        lead,
        // A row of one cell over all columns speaks of the rows below it.
        heading: row.cells.length === 1,
      })),
    );
  });
}

/** Puts copies of some blocks where they are wanted, rows within a copy of their table. */
export function copyBlocks(blocks: readonly PaperBlock[], into: HTMLElement): void {
  let table: HTMLTableElement | null = null;
  let body: Node | null = null;
  for (const block of blocks) {
    if (block.table === null) {
      into.append(block.element.cloneNode(true));
    } else if (block.table !== table || body === null) {
      const shell = block.table.cloneNode(false);
      for (const part of block.table.querySelectorAll(':scope > colgroup, :scope > thead')) {
        shell.appendChild(part.cloneNode(true));
      }
      body = shell.appendChild(document.createElement('tbody'));
      into.append(shell);
    }
    if (block.table !== null) body?.appendChild(block.element.cloneNode(true));
    table = block.table;
  }
}

/** An element that only holds others: they stand for themselves. */
function isWrapper(element: HTMLElement): boolean {
  const texts = [...element.childNodes].filter(
    (node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== '',
  );
  return element.tagName === 'DIV' && element.children.length > 0 && texts.length === 0;
}

function isHeading(element: HTMLElement): boolean {
  return /^H[1-6]$/.test(element.tagName);
}

function outerHeight(element: HTMLElement): number {
  const { marginTop, marginBottom } = getComputedStyle(element);
  return element.getBoundingClientRect().height + parseFloat(marginTop) + parseFloat(marginBottom);
}
