import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';

test('two who change one name at once are both shown both values, and nothing is lost', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', '/exhibitors');
  const table = page.getByRole('table');
  await page.getByRole('searchbox').fill('北渚精工');
  await expect(table.getByRole('link')).toHaveCount(1);
  await table.getByRole('link').click();
  const second = await browser.newPage();
  await openConsole(second, 'admin', new URL(page.url()).hash.slice(1));

  await page.getByRole('button', { name: '修改资料' }).click();
  await second.getByRole('button', { name: '修改资料' }).click();
  const [mine, theirs] = [page.getByRole('dialog'), second.getByRole('dialog')];
  await theirs.getByLabel('英文名').fill('Theirs Ltd');
  await theirs.getByRole('button', { name: '保存修改' }).click();
  await expect(theirs).toBeHidden();

  await mine.getByLabel('英文名').fill('Mine Ltd');
  await mine.getByLabel('标签').fill('重点');
  await mine.getByRole('button', { name: '保存修改' }).click();
  await expect(mine.getByText('别人刚改过，两边的值不一样')).toBeVisible();
  await expect(mine.getByLabel(/用对方的/)).toBeVisible();
  await expect(mine.getByText('Theirs Ltd')).toBeVisible();
  await expect(mine.getByLabel('标签')).toHaveValue('重点');
  // By keyboard alone.
  await mine.getByRole('radio', { name: /用我的/ }).focus();
  await page.keyboard.press('Space');
  await mine.getByRole('button', { name: '保存修改' }).press('Enter');
  await expect(mine).toBeHidden();
  await expect(page.getByText('英文名：Theirs Ltd → Mine Ltd')).toBeVisible();
  await expect(page.getByText(/标签 重点/).first()).toBeVisible();
  await second.close();
});

test('the list of exhibitors is narrowed, sorted and cleared', async ({ page }) => {
  await openConsole(page, 'reviewer', '/exhibitors');
  await expect(page.getByRole('button', { name: '添加展商' })).toHaveCount(0);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(/^\d+ 家展商$/);
  const all = await title.textContent();
  await page.getByRole('combobox', { name: '展馆' }).selectOption('5');
  await expect(title).not.toHaveText(all ?? '');
  await page.getByRole('searchbox').fill('没有这家');
  await expect(title).toHaveText('没有符合条件的展商');
  await page.getByRole('button', { name: '清掉条件' }).click();
  await expect(title).toHaveText(all ?? '');
  const table = page.getByRole('table');
  const first = await table.getByRole('link').first().textContent();
  await table.getByRole('button', { name: /^编号/ }).click();
  await table.getByRole('button', { name: /^编号/ }).click();
  await expect(table.getByRole('link').first()).not.toHaveText(first ?? '');
});
