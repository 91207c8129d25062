import { expect, test } from '@playwright/test';
import { openForm, signIn } from './portal/sign-in.ts';

test('an exhibitor with several booths gives a form for two of them, the second begun with the first', async ({
  page,
}) => {
  await signIn(page, '13804173005');
  await openForm(page, '/exhibitionBooth?page=exhibitor_b1');
  const booths = page.getByRole('navigation', { name: '展位' });
  // The freight zone has a fascia of its own: two of six booths do not ask for this one.
  await expect(booths.getByRole('link')).toHaveCount(4);
  await expect(booths.getByRole('link', { name: /3 号馆 C001/ })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByLabel('展位面积')).toContainText('360.00');
  await page.getByRole('textbox', { name: '通道指示牌名称' }).fill('岳汀集团');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '「楣板信息」已提交 · 3 号馆 C001' })).toBeFocused();

  await page.getByRole('link', { name: '继续填 5 号馆 A001' }).click();
  await expect(booths.getByRole('link', { name: /5 号馆 A001/ })).toHaveAttribute('aria-current', 'page');
  await expect(booths.getByRole('link', { name: /3 号馆 C001/ })).toContainText('待审核');
  await expect(page.getByLabel('展位面积')).toContainText('180.00');
  const sign = page.getByRole('textbox', { name: '通道指示牌名称' });
  await expect(sign).toHaveValue('');
  await page.getByRole('button', { name: '从其他展位带入' }).click();
  const dialog = page.getByRole('dialog', { name: '从其他展位带入' });
  await dialog.getByRole('radio', { name: /3 号馆 C001/ }).check({ force: true });
  await dialog.getByRole('button', { name: '带入' }).click();
  await expect(sign).toHaveValue('岳汀集团');
  await expect(page.getByLabel('展位面积')).toContainText('180.00');
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '「楣板信息」已提交 · 5 号馆 A001' })).toBeFocused();

  // By keyboard from one to another: each shows what was given for it.
  await page.getByRole('button', { name: '查看这份表格' }).click();
  await expect(page.getByText('组委会正在审核，现在不能修改。')).toBeVisible();
  await booths.getByRole('link', { name: /5 号馆 A020/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: '楣板英文' })).toBeVisible();
  await page.goto('/#/');
  const row = page.getByRole('link', { name: /楣板信息/ }).filter({ hasText: '个展位已交' });
  await expect(row.first()).toContainText(/4 个展位已交 [23] 个/);
  await expect(row.first()).toContainText('草稿');
});

test('an exhibitor with one booth sees no booths to choose from', async ({ page }) => {
  await signIn(page, '13804173001');
  await openForm(page, '/exhibitionBooth?page=exhibitor_b1');
  await expect(page.getByRole('textbox', { name: '楣板英文' })).toBeVisible();
  await expect(page.getByRole('heading', { name: '展位', exact: true })).toHaveCount(0);
});
