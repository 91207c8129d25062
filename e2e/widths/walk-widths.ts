import { expect, test, type Page } from '@playwright/test';
import type { Language } from '@zhantai/engine';
import { signIn } from '../portal/sign-in.ts';
import { accounts, oneOfEachLayout, ownAddresses, walkers, type Walker } from '../walk/addresses.ts';
import { speak } from '../walk/speak.ts';
import { openAddress } from '../walk/walk-addresses.ts';
import { watchPage } from '../walk/watch-page.ts';
import { faultsAt, HEIGHT } from './faults-at.ts';

/** Widths of windows, from a large screen to a phone; at 500 px the phone's faces come. */
const allWidths: readonly number[] = [1920, 1440, 1280, 1024, 768, 640, 501, 500, 390];

/** The other languages are held to fewer, in one page of each layout: the longest words to the narrowest of each window. */
const further: ReadonlyMap<Language, readonly number[]> = new Map([
  ['en', [1280, 768, 501, 390]],
  ['zh-Hant', [501, 390]],
]);

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
