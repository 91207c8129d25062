import type { Browser } from '@playwright/test';

/** A page as it was seen. */
export interface SeenPage {
  readonly address: string;
  readonly title: string;
  /** JPEG of the window. */
  readonly picture: Buffer;
}

export interface SheetLayout {
  readonly title: string;
  /** Columns, and the width of a picture, pixels. */
  readonly columns: number;
  readonly width: number;
}

/** One picture of many pages, each with its address and its title, as JPEG. */
export async function contactSheet(
  browser: Browser,
  { title, columns, width }: SheetLayout,
  pages: readonly SeenPage[],
): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 600 } });
  await page.setContent(`<!doctype html><html lang="zh-Hans"><style>
    body { margin: 16px; font: 12px/16px sans-serif; color: #10201f; background: #f2f5f4 }
    h1 { margin: 0 0 12px; font-size: 20px; line-height: 28px }
    main { display: grid; grid-template-columns: repeat(${columns}, ${width}px); gap: 16px }
    figure { margin: 0 }
    img { display: block; width: 100%; border: 1px solid #c3cdcc; box-sizing: border-box }
    figcaption { padding-top: 4px; overflow: hidden; white-space: nowrap }
    b { display: block }
  </style><h1></h1><main></main></html>`);
  await page.evaluate(
    ({ heading, all }) => {
      for (const place of document.querySelectorAll('h1')) place.textContent = heading;
      for (const { address, name, source } of all) {
        const figure = document.createElement('figure');
        const image = new Image();
        image.src = source;
        const caption = document.createElement('figcaption');
        const where = document.createElement('b');
        where.textContent = address;
        caption.append(where, name);
        figure.append(image, caption);
        document.querySelector('main')?.append(figure);
      }
      return Promise.all(Array.from(document.images, (image) => image.decode()));
    },
    {
      heading: title,
      all: pages.map(({ address, title: name, picture }) => ({
        address,
        name,
        source: `data:image/jpeg;base64,${picture.toString('base64')}`,
      })),
    },
  );
  const sheet = await page.screenshot({ type: 'jpeg', quality: 62, fullPage: true });
  await page.close();
  return sheet;
}
