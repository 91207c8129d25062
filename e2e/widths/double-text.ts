import type { Page } from '@playwright/test';

/** Text at 200 %, as the settings of a browser make it: the window stays as wide, what has letters grows. */
export async function doubleText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}
