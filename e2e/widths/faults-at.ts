import { expect, type Page } from '@playwright/test';
import type { PageWatch } from '../walk/watch-page.ts';
import { layoutFaults } from './layout-faults.ts';

/** Height of the windows. */
export const HEIGHT = 900;

/** Where it is looked for what does not fit. */
export interface Windows {
  readonly widths: readonly number[];
  /** A part of the page alone. */
  readonly within?: string;
}

/** What does not fit on the open page in any of these windows, as `address at width: fault`. */
export async function faultsAt(
  page: Page,
  watch: PageWatch,
  address: string,
  { widths, within }: Windows,
): Promise<readonly string[]> {
  const faults: string[] = [];
  let face = '';
  for (const width of widths) {
    await page.setViewportSize({ width, height: HEIGHT });
    const now = await faceOf(page);
    if (now !== face && face !== '') await otherFace(page, watch);
    face = now;
    let found = await layoutFaults(page, within);
    // What is measured by script finds its place in the next moment; what does not fit then never does.
    for (let turn = 0; turn < 10 && found.length > 0; turn += 1) {
      await page.waitForTimeout(50);
      found = await layoutFaults(page, within);
    }
    faults.push(...found.map((fault) => `${address} at ${width}: ${fault}`));
  }
  return faults;
}

/** The face of the page, desktop or mobile. */
const faceOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.dataset['device'] ?? '');

/** The other face has come. */
async function otherFace(page: Page, watch: PageWatch): Promise<void> {
  await watch.quiet();
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
}
