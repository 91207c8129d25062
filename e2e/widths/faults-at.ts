import { expect, type Page } from '@playwright/test';
import { layoutFaults } from './layout-faults.ts';

/** Height of the windows. */
export const HEIGHT = 900;

/** What does not fit on the open page in any of these windows, as `address at width: fault`. */
export async function faultsAt(
  page: Page,
  address: string,
  widths: readonly number[],
): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    if (width <= 500) await expect(page.locator('h1').first()).toBeVisible();
    let found = await layoutFaults(page);
    // What is measured by script finds its place in the next moment; what does not fit then never does.
    for (let turn = 0; turn < 10 && found.length > 0; turn += 1) {
      await page.waitForTimeout(50);
      found = await layoutFaults(page);
    }
    faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
  }
  return faults;
}
