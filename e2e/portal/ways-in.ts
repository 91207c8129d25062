import { expect, test } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { signOnToken } from './sign-on-token.ts';

/** Somebody of each role, with the page that is theirs first. */
const people = [
  { role: '展商', phone: '13804172108', address: /#\/$/ },
  { role: '供应商', phone: '13800000003', address: /#\/wditsupplier$/ },
  { role: '运输商', phone: '13800000004', address: /#\/transportSupplier$/ },
  { role: '媒体', phone: '13800000005', address: /#\/media\w+$/ },
] as const;

/** Every way in, to the page behind it; the same on both widths. */
export function waysIn(): void {
  for (const { role, phone, address } of people) {
    test(`${role}: a token of another house leads to the page behind it`, async ({ page }) => {
      await page.goto(`/?ciec_token=${signOnToken(phone)}#/ciecXptrsLogin`);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('没能登录')).toHaveCount(0);
      expect(page.url()).not.toContain('ciec_token');
    });
  }

  test('a token over a running session asks, then leads to the page of the other account', async ({
    page,
  }) => {
    await signIn(page, '13804172108');
    await page.goto(`/?ciec_token=${signOnToken('13800000003')}#/ciecXptrsLogin`);
    await page.getByRole('button', { name: '换成链接里的账号' }).click();
    await expect(page).toHaveURL(/#\/wditsupplier$/);
    await expect(page.getByText('没能登录')).toHaveCount(0);
  });
}
