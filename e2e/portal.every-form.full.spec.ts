import { portalRoutes, type PortalRoute } from '@zhantai/contract';
import { expect, test } from '@playwright/test';
import { demoLogins } from '../apps/server/src/http/start/demo-logins.ts';
import { titlesZhHans } from '../packages/messages/src/portal/titles/zh-hans.ts';
import { signIn } from './portal/sign-in.ts';
import { openAddress } from './walk/walk-addresses.ts';
import { watchPage } from './walk/watch-page.ts';

const routes: readonly (readonly [string, PortalRoute])[] = Object.entries(portalRoutes);

/** Every page that shows a form. */
const formRoutes = routes.flatMap(([path, route]) => (route.kind === 'form' ? [path] : []));

const titles: Readonly<Record<string, string>> = titlesZhHans;

/** The logins that were shown the form of a page. */
const seen = new Map<string, string[]>();

// A trace of hundreds of pages costs more than the pages.
test.use({ trace: 'off' });

test.describe('every page that is a form, with each login that the demo prints', () => {
  test.describe.configure({ mode: 'serial' });
  for (const { who, phone, exhibition } of demoLogins) {
    test(`${who} ${phone}: the form, or the list of what is asked`, async ({ page }) => {
      test.setTimeout(120_000);
      await signIn(page, phone, exhibition === undefined ? '/' : `/?exhibition=${exhibition}`);
      const watch = watchPage(page);
      for (const path of formRoutes) {
        await openAddress(page, watch, path);
        const title = await page.locator('h1').first().innerText();
        if (!title.startsWith('没有要填写的')) {
          const [shown = ''] = new URL(page.url()).hash.slice(1).split('?');
          // The form of the same title that is asked of the other group opens on its own route.
          if (shown !== path) expect(titles[shown], `${path} led to ${shown}`).toBe(titles[path]);
          expect(title, path).not.toMatch(/没有这个页面|不是给这个账号的/);
          seen.set(shown, [...(seen.get(shown) ?? []), who]);
          continue;
        }
        const required = page.getByRole('main').getByRole('navigation').getByRole('link');
        // Transport suppliers fill in for their clients: of themselves nothing may be asked.
        if (!who.startsWith('transport')) expect(await required.count(), path).toBeGreaterThan(0);
      }
      expect(await watch.faults()).toEqual([]);
    });
  }

  test('each of them was shown to some login', () => {
    expect(formRoutes.filter((path) => !seen.has(path))).toEqual([]);
  });
});
