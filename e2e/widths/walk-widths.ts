import { expect, test, type Page } from '@playwright/test';
import type { Language } from '@zhantai/engine';
import { signIn } from '../portal/sign-in.ts';
import { accounts, oneOfEachLayout, ownAddresses, walkers, type Walker } from '../walk/addresses.ts';
import { speak } from '../walk/speak.ts';
import { openAddress } from '../walk/walk-addresses.ts';
import { watchPage } from '../walk/watch-page.ts';
import { layoutFaults } from './layout-faults.ts';

/** Widths of windows, from a large screen to a phone; at 500 px the phone's faces come. */
const allWidths: readonly number[] = [1920, 1440, 1280, 1024, 768, 640, 501, 500, 390];

/** The other languages are held to fewer, in one page of each layout: the longest words to the narrowest of each window. */
const further: ReadonlyMap<Language, readonly number[]> = new Map([
  ['en', [1280, 768, 501, 390]],
  ['zh-Hant', [501, 390]],
]);

const HEIGHT = 900;

/** What does not fit on the open page in any of these windows, as `address at width: fault`. */
async function faultsAt(page: Page, address: string, widths: readonly number[]): Promise<readonly string[]> {
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

async function walk(page: Page, walker: Walker, addresses: readonly string[], narrow: boolean) {
  if (walker === 'anonymous') await page.goto('/');
  else await signIn(page, accounts[walker]);
  const watch = watchPage(page);
  const faults: string[] = [];
  const languages: readonly (readonly [Language, readonly number[]])[] = [
    ['zh-Hans', narrow ? [1024, 640, 501] : allWidths],
    ...(narrow ? [] : further),
  ];
  for (const [language, widths] of languages) {
    await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
    await speak(page, language);
    for (const address of language === 'zh-Hans' ? addresses : oneOfEachLayout(addresses)) {
      await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
      await openAddress(page, watch, address);
      faults.push(...(await faultsAt(page, `${address} in ${language}`, widths)));
    }
  }
  expect(faults.join('\n')).toBe('');
}

/** Every route, by whose it is, in one page that grows narrower. */
export function describeWidths(): void {
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const walker of walkers) {
    test(`everything of ${walker} fits, from a large screen to a phone`, async ({ page }) => {
      test.setTimeout(300_000);
      await walk(page, walker, ownAddresses(walker), false);
    });
  }
}

/** The pages with most in their bars, in the windows between phone and desk. */
export function describeNarrowWindows(): void {
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  test('between phone and desk nothing overlaps and nothing is cut', async ({ page }) => {
    await walk(page, 'exhibitor', ['/', '/basicInfo', '/ddfw', '/invitation'], true);
  });
}
