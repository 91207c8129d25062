import type { Page } from '@playwright/test';
import jsQr from 'jsqr';

/** Pixels to which a page of paper is drawn: what a phone makes of it that is held before it. */
const PAGE_WIDTH_PX = 900;

/** What the QR code in a picture says, which the browser draws as a camera sees it; null where none is found. */
export async function readQr(page: Page, jpeg: Buffer): Promise<string | null> {
  const drawn = await page.evaluate(
    async ({ source, width }) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const height = Math.round((image.naturalHeight / image.naturalWidth) * width);
      const canvas = document.createElement('canvas');
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d');
      if (context === null) throw new Error('This browser draws nothing');
      context.drawImage(image, 0, 0, width, height);
      const { data } = context.getImageData(0, 0, width, height);
      let grey = '';
      for (let at = 0; at < data.length; at += 4) grey += String.fromCharCode(data[at] ?? 0);
      return { height, grey: btoa(grey) };
    },
    { source: `data:image/jpeg;base64,${jpeg.toString('base64')}`, width: PAGE_WIDTH_PX },
  );
  const grey = Buffer.from(drawn.grey, 'base64');
  const pixels = new Uint8ClampedArray(4 * PAGE_WIDTH_PX * drawn.height).fill(255);
  grey.forEach((value, at) => pixels.fill(value, 4 * at, 4 * at + 3));
  return jsQr(pixels, PAGE_WIDTH_PX, drawn.height)?.data ?? null;
}
