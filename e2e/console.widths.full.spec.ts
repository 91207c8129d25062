import type { Language } from '@zhantai/engine';
import { languages } from '@zhantai/messages';
import { expect, test, type Page } from '@playwright/test';
import { speakHere } from './walk/speak-here.ts';
import { watchPage, type PageWatch } from './walk/watch-page.ts';
import { doubleText } from './widths/double-text.ts';
import { faultsAt, HEIGHT } from './widths/faults-at.ts';
import { typeStaffLogin } from './staff/type-staff-login.ts';

test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });

/** The console is made for 1280 px and more (console.md §0.1); in a narrower window its pages stay whole. */
const allWidths: readonly number[] = [1920, 1440, 1280, 1024, 768, 501, 390];

/** Both Chinese are as long; the longest words and the narrowest windows are held to all pages. */
const widths: Readonly<Record<Language, readonly number[]>> = {
  'zh-Hans': [1280, 390],
  en: allWidths,
  'zh-Hant': [390],
};

async function signIn(page: Page): Promise<void> {
  await page.goto('/console/');
  await typeStaffLogin(page, 'admin');
  await expect(page.locator('[data-frame=bar]').getByRole('link', { name: /审核/ })).toBeVisible();
}

/** One page of each layout: a submission for the first time and one again, a narrow table and a wide one. */
async function addressesOf(page: Page): Promise<readonly string[]> {
  const queue = page.getByRole('navigation', { name: '待审核的提交' });
  await page.goto('/console/#/review');
  const first = queue.getByRole('link', { name: /首次/ }).first();
  const again = queue.getByRole('link', { name: /第 \d 次/ }).first();
  await expect(first).toBeVisible();
  const submissions = await Promise.all([first, again].map((link) => link.getAttribute('href')));
  return [
    '/',
    '/forms',
    '/exhibitors',
    '/booths',
    '/dictionaries',
    '/dictionaries/units',
    '/review',
    ...submissions.map((address) => (address ?? '').slice(1)),
    '/orders',
    '/orders/unusual',
    '/forms/new',
    '/forms/publication',
    '/forms/exhibitor_c1/settings',
    '/forms/exhibitor_c1/design',
    '/forms/exhibitor_c1/versions',
    '/contacts',
    '/exhibition',
    '/staff',
    '/audit',
    '/jobs',
    '/archives',
    '/set-up',
  ];
}

/** Opens an address and waits until its page has come; the heading of the queue is only read out. */
async function open(page: Page, watch: PageWatch, address: string): Promise<void> {
  await page.goto(`/console/#${address}`);
  await watch.quiet();
  await expect(page.locator('h1')).toHaveCount(1);
  await watch.quiet();
}

for (const size of [100, 200]) {
  test(`the console fits with text at ${size} %, in every language`, async ({ page }) => {
    test.setTimeout(300_000);
    if (size === 200) await doubleText(page);
    await signIn(page);
    const addresses = await addressesOf(page);
    const watch = watchPage(page);
    const faults: string[] = [];
    for (const address of addresses) {
      await page.setViewportSize({ width: allWidths[0] ?? 0, height: HEIGHT });
      await open(page, watch, address);
      for (const language of languages) {
        await page.setViewportSize({ width: widths[language][0] ?? 0, height: HEIGHT });
        await speakHere(page, language);
        await watch.quiet();
        faults.push(
          ...(await faultsAt(page, watch, `${address} in ${language}`, { widths: widths[language] })),
        );
      }
    }
    expect(faults.join('\n')).toBe('');
  });
}

test('no column of the lists of orders is out of sight at 1280 px, in any language', async ({ page }) => {
  await signIn(page);
  await page.setViewportSize({ width: 1280, height: HEIGHT });
  const watch = watchPage(page);
  const found: string[] = [];
  for (const address of ['/orders', '/orders/unusual']) {
    await open(page, watch, address);
    for (const language of languages) {
      await speakHere(page, language);
      await watch.quiet();
      const table = page.locator('main table').first();
      await expect(table).toBeVisible();
      if ((await table.getAttribute('data-overflows')) === 'true') found.push(`${address} in ${language}`);
    }
  }
  expect(found).toEqual([]);
});
