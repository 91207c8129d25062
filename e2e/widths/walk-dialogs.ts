import { portalRoles, type PortalRole } from '@zhantai/contract';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from '../portal/sign-in.ts';
import { accounts } from '../walk/addresses.ts';
import { openAddress } from '../walk/walk-addresses.ts';
import { watchPage } from '../walk/watch-page.ts';
import { doubleText } from './double-text.ts';
import { faultsAt, HEIGHT } from './faults-at.ts';

/** Buttons that open a dialog or a panel, by whose they are and on which page. */
const openings: Readonly<Record<PortalRole, Readonly<Record<string, readonly string[]>>>> = {
  exhibitor: {
    '/account': ['邀请同事', '忘记这台设备', '申请删除'],
    '/orders': ['打印或存 PDF'],
    '/staff': ['B1 打开表格目录'],
    '/exhibitor_invitation': ['导出'],
    '/basicInfo': ['A1 打开表格目录', '选择年份', '更多 第1位', '预览 PDF'],
  },
  supplier: { '/account': ['申请删除'] },
  transport: { '/account': ['忘记这台设备'] },
  media: { '/account': ['申请删除'], '/mediaPerfect': ['证件照.png'] },
};

/** A panel that opens over the page, of whatever kind. */
const DIALOG = ':is(dialog[open], [role=dialog], [role=alertdialog], [role=menu])';

/** What a page opens fits with text at 200 % (WCAG 1.4.4), on a desktop and on a phone. */
export function describeLargeDialogs(): void {
  test.use({ trace: 'off', contextOptions: { reducedMotion: 'reduce' } });
  for (const who of portalRoles) {
    for (const width of [1280, 390]) {
      test(`what opens for ${who} at ${width} px fits with text at 200 %`, async ({ page }) => {
        test.setTimeout(120_000);
        await page.setViewportSize({ width, height: HEIGHT });
        await doubleText(page);
        await signIn(page, accounts[who]);
        const faults: string[] = [];
        for (const [address, names] of Object.entries(openings[who])) {
          for (const name of names) faults.push(...(await openedFaults(page, address, name, width)));
        }
        expect(faults.join('\n')).toBe('');
      });
    }
  }
}

async function openedFaults(
  page: Page,
  address: string,
  name: string,
  width: number,
): Promise<readonly string[]> {
  const watch = watchPage(page);
  await openAddress(page, watch, address);
  const button = page.getByRole('button', { name }).last();
  await button.click();
  const opened = page.locator(DIALOG).last();
  await expect(opened).toBeVisible();
  await watch.quiet();
  const faults = await faultsAt(page, watch, `${address}, ${name}`, { widths: [width], within: DIALOG });
  await page.keyboard.press('Escape');
  await expect(page.locator(DIALOG)).toHaveCount(0);
  return faults;
}
