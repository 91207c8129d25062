import type { Page } from '@playwright/test';

/** What stands on a page. */
export interface PageFacts {
  readonly path: string;
  readonly title: string;
  readonly language: string;
  readonly headings: readonly string[];
  /** Every text, and every name and hint that is read out. */
  readonly texts: readonly string[];
  /** Addresses inside the portal that the page leads to. */
  readonly links: readonly string[];
  /** Pixels that the page is wide, and what sticks out of the window. */
  readonly width: number;
  readonly wide: readonly string[];
}

/** Reads the page as it stands, in one go. */
export const readFacts = (page: Page, width: number): Promise<PageFacts> =>
  page.evaluate((window) => {
    const texts: string[] = [];
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walk.nextNode() !== null) {
      const holder = walk.currentNode.parentElement;
      if (holder !== null && !['SCRIPT', 'STYLE'].includes(holder.tagName)) {
        texts.push(walk.currentNode.nodeValue ?? '');
      }
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description']) {
      for (const element of document.querySelectorAll(`[${name}]`)) {
        texts.push(element.getAttribute(name) ?? '');
      }
    }
    const { scrollWidth } = document.documentElement;
    const wide =
      scrollWidth <= window
        ? []
        : [...document.querySelectorAll('body *')].filter(
            (element) => element.getBoundingClientRect().right > window + 1,
          );
    return {
      path: `/${location.hash.replace(/^#?\/?/, '').replace(/\?.*$/, '')}`,
      title: document.title,
      language: document.documentElement.lang,
      headings: [...document.querySelectorAll('h1')].map((heading) => heading.textContent),
      texts: texts.filter((text) => text.trim() !== ''),
      links: [...document.querySelectorAll('a[href^="#/"]')].map((link) =>
        (link.getAttribute('href') ?? '').slice(1),
      ),
      width: scrollWidth,
      wide: wide.slice(-3).map((element) => element.outerHTML.slice(0, 120)),
    };
  }, width);
