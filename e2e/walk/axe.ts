import { expect, test } from '@playwright/test';
import { violations } from '../axe/violations.ts';
import { signIn } from '../portal/sign-in.ts';
import { accounts, ownAddresses, walkers } from './addresses.ts';
import { openAddress } from './walk-addresses.ts';
import { watchPage } from './watch-page.ts';

/** Every route, seen by those whose it is, held to axe. */
export function describeAxe(): void {
  // Colours are judged at rest, not while something fades in.
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const walker of walkers) {
    test(`every route of ${walker}`, { tag: '@full' }, async ({ page }) => {
      test.setTimeout(240_000);
      if (walker === 'anonymous') await page.goto('/');
      else await signIn(page, accounts[walker]);
      const watch = watchPage(page);
      const found: string[] = [];
      for (const address of ownAddresses(walker)) {
        await openAddress(page, watch, address);
        found.push(...(await violations(page)).map((violation) => `${address} ${violation}`));
      }
      expect(found.join('\n')).toBe('');
    });
  }
}
