import { expect, test, type Page } from '@playwright/test';
import { languages } from '@zhantai/messages';
import { signIn } from '../portal/sign-in.ts';
import { accounts, oneOfEachLayout, ownAddresses, walkers } from '../walk/addresses.ts';
import { speak } from '../walk/speak.ts';
import { openAddress } from '../walk/walk-addresses.ts';
import { watchPage } from '../walk/watch-page.ts';
import { faultsAt, HEIGHT } from './faults-at.ts';

/** A desk and a phone. */
const widths: readonly number[] = [1280, 390];

/** Text at 200 %, as the settings of a browser make it: the window stays as wide, what has letters grows. */
async function doubleText(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
}

/** Every route with text at 200 % (WCAG 1.4.4), by whose it is; in the other languages one page of each layout. */
export function describeLargeText(): void {
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const walker of walkers) {
    test(`everything of ${walker} fits with text at 200 %`, async ({ page }) => {
      test.setTimeout(300_000);
      await doubleText(page);
      if (walker === 'anonymous') await page.goto('/');
      else await signIn(page, accounts[walker]);
      expect(await page.evaluate(() => getComputedStyle(document.body).fontSize)).toBe('28px');
      const watch = watchPage(page);
      const faults: string[] = [];
      const addresses = ownAddresses(walker);
      for (const language of languages) {
        await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
        await speak(page, language);
        for (const address of language === 'zh-Hans' ? addresses : oneOfEachLayout(addresses)) {
          await page.setViewportSize({ width: widths[0] ?? 0, height: HEIGHT });
          await openAddress(page, watch, address);
          faults.push(...(await faultsAt(page, `${address} in ${language}`, widths)));
        }
      }
      expect(faults.join('\n')).toBe('');
    });
  }
}
