import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('on a phone booths are chosen from a list, and one is given', async ({ page }) => {
  await signIn(page, '13804173005');
  await page.goto('/#/exhibitionBooth?page=exhibitor_b1');
  const booths = page.getByRole('combobox', { name: '展位', exact: true });
  await expect(booths.getByRole('option')).toHaveCount(4);
  const own = booths.getByRole('option', { name: /^5 号馆 A020/ });
  await booths.selectOption((await own.getAttribute('value')) ?? '');
  await expect(page.getByLabel('展位面积')).toContainText('9.00');
  await page.getByRole('textbox', { name: '楣板中文' }).fill('岳汀集团');
  await page.getByRole('textbox', { name: '楣板英文' }).fill('YUETING GROUP');
  await page.getByRole('combobox', { name: '开口面数', exact: true }).tap();
  const sheet = page.getByRole('dialog', { name: '开口面数' });
  await sheet.getByRole('option', { name: '1 面' }).tap();
  await sheet.getByRole('button', { name: '确定' }).tap();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: '提交', exact: true }).tap();
  await expect(page.getByRole('heading', { name: '「楣板信息」已提交 · 5 号馆 A020' })).toBeFocused();
  await page.getByRole('link', { name: /继续填 / }).tap();
  await expect(booths).toBeVisible();
  await expect(own).toContainText('待审核');
});
