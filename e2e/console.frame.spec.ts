import { expect, type Page, test } from '@playwright/test';
import { typeStaffLogin } from './staff/type-staff-login.ts';

/** The frame of the console: where to go, what waits, how something is found, and what stays when the session ends. */
const nav = (page: Page) => page.getByRole('navigation', { name: '主导航' });

async function signIn(page: Page) {
  await page.goto('/console/');
  await typeStaffLogin(page, 'admin');
  await expect(nav(page)).toBeVisible();
}

test('an old address leads to its page, and the address bar says in which exhibition', async ({ page }) => {
  await signIn(page);
  await page.goto('/console/#/orders/unusual');
  await expect(page).toHaveURL(/#\/e\/[^/]+\/orders\/unusual$/);
  await expect(nav(page).getByRole('link', { name: '预订' })).toHaveAttribute('aria-current', 'page');
  const second = page.getByRole('navigation', { name: '预订里的页面' });
  await second.getByRole('link', { name: '价目表' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '价目表' })).toBeVisible();
  await expect(page.getByText('这一页还没有做好')).toBeVisible();
  await page.goto('/console/#/e/nowhere/forms');
  await expect(page.getByRole('heading', { level: 1, name: '这里没有这一页' })).toBeVisible();
});

test('Ctrl K finds a form by its code and a phone by its end, by keyboard alone', async ({ page }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  const box = page.getByRole('combobox', { name: '查找展商、展位、手机号、表格' });
  await expect(box).toBeFocused();
  await box.fill('00000002');
  await expect(page.getByRole('option', { name: /138\*{4}02/ })).toBeVisible();
  await box.fill('A2');
  await expect(page.getByRole('option', { name: /会刊登记/ })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: '会刊登记' })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: '按键' })).toBeVisible();
});

test('a session that ends leaves the page under the sign-in', async ({ page }) => {
  await signIn(page);
  await page.goto('/console/#/forms/publication');
  await page.getByRole('searchbox').fill('岑岭');
  await expect(page.getByRole('link', { name: /岑岭液压/ })).toHaveCount(1);
  await page.route(/\/api\/(console|blade-auth)\//, (route) =>
    route.fulfill({
      status: 401,
      json: { code: 401, success: false, msg: '', data: { reason: 'TOKEN_REVOKED' } },
    }),
  );
  await page.getByRole('searchbox').fill('岑岭液');
  const over = page.getByRole('dialog', { name: '登录已过期' });
  await expect(over).toBeVisible();
  await page.unroute(/\/api\/(console|blade-auth)\//);
  await typeStaffLogin(over, 'admin');
  await expect(over).toBeHidden();
  await expect(page.getByRole('searchbox')).toHaveValue('岑岭液');
});
