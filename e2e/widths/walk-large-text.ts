import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../portal/sign-in.ts';
import { oneOfEachLayout } from '../walk/addresses.ts';
import { doubleText } from './double-text.ts';
import { walkInLanguages } from './walk-in-languages.ts';
import { walks } from './walks.ts';

/** A large screen, two desktops, a phone; with such letters 1024 px are the narrowest window that keeps the desktop face. */
const widths: readonly number[] = [1920, 1280, 1024, 390];

/** A page that is laid out as another one, and other languages. */
const alike: readonly number[] = [1280, 390];

/** Every route with text at 200 % (WCAG 1.4.4), by whose it is; in the other languages one page of each layout. */
export function describeLargeText(): void {
  test.describe.configure({ mode: 'parallel' });
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const { name, account, addresses } of walks) {
    test(`${name} fits with text at 200 %`, async ({ page }) => {
      test.setTimeout(300_000);
      await doubleText(page);
      if (account === null) await page.goto('/');
      else await signIn(page, account);
      expect(await bodySize(page)).toBe('28px');
      const layouts = oneOfEachLayout(addresses);
      const faults = await walkInLanguages(page, addresses, (address, language) => {
        if (language === 'zh-Hans') return layouts.includes(address) ? widths : alike;
        return layouts.includes(address) ? alike : [];
      });
      expect(faults.join('\n')).toBe('');
    });
  }
}

const bodySize = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.body).fontSize);
