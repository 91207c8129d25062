import { languages } from '@zhantai/messages';
import { expect, test } from '@playwright/test';
import { violations } from '../axe/violations.ts';
import { signIn } from '../portal/sign-in.ts';
import { accounts, allAddresses, isTab, ownAddresses, walkers } from './addresses.ts';
import { speak } from './speak.ts';
import { walkAddresses } from './walk-addresses.ts';
import { watchPage } from './watch-page.ts';

/** Short ones, for every run: each role that is not walked at length elsewhere, each language. */
const quick: readonly string[] = ['media in zh-Hant', 'supplier in en'];

/**
 * One walk for each role over every route, in the default language, and over its own in the others. In the default language its
 * own pages are held to axe as well.
 */
export function describeWalks(everyRoute: boolean): void {
  // They change nothing: each may be walked beside another one.
  test.describe.configure({ mode: 'parallel' });
  // A trace of hundreds of pages costs more than the pages. Colours are judged at rest, not while something fades in.
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const walker of walkers) {
    for (const language of languages) {
      const name = `${walker} in ${language}`;
      test(name, { tag: everyRoute && quick.includes(name) ? [] : '@full' }, async ({ page }) => {
        test.setTimeout(180_000);
        if (walker === 'anonymous') await page.goto('/');
        else await signIn(page, accounts[walker]);
        await expect(page.locator('h1').first()).toBeVisible();
        const watch = watchPage(page);
        await speak(page, language);
        const links = new Set<string>();
        const own = ownAddresses(walker);
        const judged = language === 'zh-Hans' ? own : [];
        const wanted = everyRoute && language === 'zh-Hans' ? new Set([...allAddresses, ...own]) : own;
        const faults = await walkAddresses(page, watch, language, wanted, async (address, facts) => {
          for (const link of facts.links) if (isTab(link)) links.add(link);
          return judged.includes(address) ? violations(page) : [];
        });
        const deeper = await walkAddresses(page, watch, language, [...links]);
        expect([...faults, ...deeper].join('\n')).toBe('');
      });
    }
  }
}
