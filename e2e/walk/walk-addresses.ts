import { loadPortalWords } from '@zhantai/messages/portal';
import type { Language } from '@zhantai/engine';
import { expect, type Page } from '@playwright/test';
import { readFacts, type PageFacts } from './page-facts.ts';
import { pageFaults } from './page-faults.ts';
import type { PageWatch } from './watch-page.ts';

/** Opens a portal address in the page that is open and waits until everything on it has come. */
export async function openAddress(page: Page, watch: PageWatch, address: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, address);
  await watch.quiet();
  await expect(page.locator('h1').first()).toBeVisible();
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await watch.quiet();
  // A page that leads on to another has no heading of its own in between.
  await expect(page.locator('h1').first()).toBeVisible();
}

/** What every page in turn has wrong with it, as `address: fault`; `seen` is told what stood there, and may find more. */
export async function walkAddresses(
  page: Page,
  watch: PageWatch,
  language: Language,
  addresses: Iterable<string>,
  seen: (address: string, facts: PageFacts) => Promise<readonly string[]> = () => Promise.resolve([]),
): Promise<readonly string[]> {
  const words = await loadPortalWords(language);
  const width = page.viewportSize()?.width ?? 0;
  const faults: string[] = [];
  for (const address of addresses) {
    const tell = (fault: string) => faults.push(`${address}: ${fault}`);
    try {
      await openAddress(page, watch, address);
      const facts = await readFacts(page, width);
      const answered = await watch.answered();
      pageFaults(facts, { language, words, width, answered }).forEach(tell);
      (await seen(address, facts)).forEach(tell);
    } catch (error) {
      tell(String(error));
    }
    (await watch.faults()).forEach(tell);
  }
  return faults;
}
