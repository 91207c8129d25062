import type { Page } from '@playwright/test';

/** A picture of a head on white, drawn by the browser. */
export async function portrait(page: Page, width = 413, height = 579): Promise<Buffer> {
  const data = await page.evaluate(
    ({ wide, high }) => {
      const canvas = document.createElement('canvas');
      canvas.width = wide;
      canvas.height = high;
      const context = canvas.getContext('2d');
      if (context === null) return '';
      context.fillStyle = '#fff';
      context.fillRect(0, 0, wide, high);
      context.fillStyle = '#c59a7a';
      context.beginPath();
      context.ellipse(wide / 2, high * 0.4, wide * 0.2, high * 0.22, 0, 0, Math.PI * 2);
      context.fill();
      context.fillStyle = '#2b4a6b';
      context.fillRect(wide * 0.2, high * 0.68, wide * 0.6, high * 0.32);
      return canvas.toDataURL('image/jpeg', 0.9);
    },
    { wide: width, high: height },
  );
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
