import { expect, test } from '@playwright/test';
import type { Language } from '@zhantai/engine';
import { signIn } from '../portal/sign-in.ts';
import { accounts, oneOfEachLayout } from '../walk/addresses.ts';
import { walkInLanguages } from './walk-in-languages.ts';
import { walks } from './walks.ts';

/** Widths of windows, from a large screen to a phone; at 500 px the phone's faces come. */
const allWidths: readonly number[] = [1920, 1440, 1280, 1024, 768, 640, 501, 500, 390];

/** The longest words are held to all widths, too; the other Chinese, as long as the first, to the narrowest of each face. */
const widths: Readonly<Record<Language, readonly number[]>> = {
  'zh-Hans': allWidths,
  en: allWidths,
  'zh-Hant': [1024, 501, 390],
};

/** A page that is laid out as another one: its own words and fields, on a desktop, in the narrowest one, on a phone. */
const alike: readonly number[] = [1280, 501, 390];

/** Every route, by whose it is, in one page that grows narrower. */
export function describeWidths(): void {
  test.describe.configure({ mode: 'parallel' });
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const { name, account, addresses } of walks) {
    test(`${name} fits, from a large screen to a phone`, async ({ page }) => {
      test.setTimeout(300_000);
      if (account === null) await page.goto('/');
      else await signIn(page, account);
      const layouts = oneOfEachLayout(addresses);
      const faults = await walkInLanguages(page, addresses, (address, language) => {
        if (layouts.includes(address)) return widths[language];
        return language === 'zh-Hans' ? alike : [];
      });
      expect(faults.join('\n')).toBe('');
    });
  }
}

/** The pages with most in their bars, in the windows between phone and desktop. */
export function describeNarrowWindows(): void {
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  test('between phone and desktop nothing overlaps and nothing is cut', async ({ page }) => {
    await signIn(page, accounts.exhibitor);
    const faults = await walkInLanguages(page, ['/', '/basicInfo', '/ddfw', '/invitation'], (_, language) =>
      language === 'zh-Hans' ? [1024, 640, 501] : [],
    );
    expect(faults.join('\n')).toBe('');
  });
}
