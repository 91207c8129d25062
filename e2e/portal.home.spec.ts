import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('the checklist says what is left, most urgent first, and leads to the forms', async ({ page }) => {
  await signIn(page, '13804173008');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('前，还有 5 份表格要处理');
  const rows = page.getByRole('tabpanel').getByRole('link');
  const codes = ['A1', 'A2', 'A3', 'C3', 'D1', 'B1', 'B3', 'C1', 'E3', 'D2', 'D3', 'A4', 'D4', 'E2', 'E4'];
  await expect(rows).toHaveText([...codes, 'F1', 'F3', 'F2'].map((code) => new RegExp(`^${code}\\D`)));
  await expect(rows.first()).toContainText('草稿');
  await expect(rows.first()).toContainText('继续填写');

  await page.getByRole('tab', { name: /等待组委会/ }).click();
  await expect(page.getByText('没有等待组委会的表格')).toBeVisible();
  await page.keyboard.press('End');
  await expect(page.getByRole('tab', { name: /全部/ })).toHaveAttribute('aria-selected', 'true');

  const plan = page.getByRole('navigation', { name: '表格一览' });
  await plan.getByRole('link', { name: /C1/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('展位服务');
  await expect(
    page.getByRole('navigation', { name: '参展手册' }).getByRole('link', { name: /C1/ }),
  ).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('份表格要处理');
});

test('a page that cannot load says why and offers to try again', { tag: '@full' }, async ({ page }) => {
  await signIn(page, '13804173008');
  await page.route('**/wditexhibitor/info?**', (route) => route.abort());
  await page.goto('/#/basicInfo');
  await expect(page.getByRole('alert')).toContainText('没有连上服务器', { timeout: 15_000 });
  await page.unroute('**/wditexhibitor/info?**');
  await page.getByRole('button', { name: '再试一次' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('企业基本信息');
});
