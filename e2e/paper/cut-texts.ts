import type { Locator } from '@playwright/test';

/** Texts of a paper that stand beyond its edge or in a part that cuts them off, each with what hides it. */
export function cutTexts(paper: Locator): Promise<readonly string[]> {
  return paper.evaluate((root) => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(text);
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      for (let around = text.parentElement; around !== null; around = around.parentElement) {
        const hides = around === root || getComputedStyle(around).overflow !== 'visible';
        const room = around.getBoundingClientRect();
        // Letters of a script may stand a pixel or two out of their line.
        const beyond = (box: DOMRect): boolean =>
          box.right > room.right + 1 || box.left < room.left - 1 || box.bottom > room.bottom + 3;
        if (hides && boxes.some(beyond)) cut.push(`${around.className}: ${text.textContent ?? ''}`);
        if (around === root) break;
      }
    }
    return cut;
  });
}
