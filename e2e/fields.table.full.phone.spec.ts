import { expect } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openSpecimen, test } from './fields/gallery.ts';

test('rows on a phone are records in two lines; a tap opens the editor in a bottom sheet, with its problems', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, {
    type: 'dynamic',
    variant: 'exhibits',
    state: 'filled',
  });
  await expect(field.getByRole('grid')).toHaveCount(0);
  const line = field.getByRole('button', { name: /数控车床/ });
  await expect(line).toContainText('超重');
  await expect(field.getByText('合计')).toBeVisible();
  await line.tap();
  const sheet = page.getByRole('dialog', { name: '编辑设备清单第 2 行' });
  const long = sheet.getByRole('textbox', { name: /^长/ });
  await long.fill('');
  await long.pressSequentially('120.5');
  await expect(long).toHaveValue('120.5');
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet.getByText('必须为整数')).toBeVisible();
  await expect(long).toHaveValue('120.5');
  await long.fill('');
  await long.pressSequentially('301 厘米');
  await sheet.getByRole('textbox', { name: '名称' }).fill('');
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet.getByText('请输入名称')).toBeVisible();
  await sheet.getByRole('textbox', { name: '名称' }).fill('车床');
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
  await expect(field.getByRole('button', { name: /车床/ })).toContainText('超长');
  await sends([
    expect.objectContaining({ $id: 'a' }),
    expect.objectContaining({ $id: 'b', name: '车床', long: 301 }),
  ]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  expect(await violations(page)).toEqual([]);
});

test('on a phone a row is edited, deleted, followed by another and moved where it stands', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, {
    type: 'dynamic',
    variant: 'exhibits',
    state: 'filled',
  });
  const row = (at: number) => field.getByRole('listitem').nth(at);
  await row(1).getByRole('button', { name: '编辑 第 2 行' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '取消' }).tap();
  // Another one after the first.
  await row(0).getByRole('button', { name: '更多 第 1 行' }).tap();
  await page.getByRole('menuitem', { name: '在下面插入一行' }).tap();
  const sheet = page.getByRole('dialog', { name: '添加设备清单' });
  await sheet.getByRole('textbox', { name: '名称' }).fill('吊机');
  for (const name of [/^长/, /^宽/, /^高/, /数量/, /重量/]) {
    const input = sheet.getByRole('textbox', { name }).first();
    if ((await input.count()) > 0) await input.fill('2');
  }
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
  await expect(row(1)).toContainText('吊机');
  await row(1).getByRole('button', { name: '更多 第 2 行' }).tap();
  await page.getByRole('menuitem', { name: '上移一行' }).tap();
  await expect(row(0)).toContainText('吊机');
  await row(1).getByRole('button', { name: '删除 第 2 行' }).tap();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).tap();
  await sends([expect.objectContaining({ name: '吊机' }), expect.objectContaining({ $id: 'b' })]);
});

test('the menu of a row has the keyboard each time it is opened, and Escape gives it back', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'exhibits', state: 'filled' });
  const more = field.getByRole('button', { name: '更多 第 1 行' });
  for (let turn = 0; turn < 4; turn += 1) {
    await field.getByRole('button', { name: '编辑 第 1 行' }).press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toBeHidden();
    await more.press('Enter');
    const menu = page.getByRole('menu');
    await expect.poll(() => menu.evaluate((open) => open.contains(document.activeElement))).toBe(true);
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(more).toBeFocused();
  }
});

test('three hundred rows on a phone: few are drawn, each is reached', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'manyRows', state: 'filled' });
  const lines = field.getByRole('listitem');
  await expect(lines.first()).toBeVisible();
  expect(await lines.count()).toBeLessThan(60);
  await field.getByRole('list').evaluate((list) => {
    list.scrollTop = list.scrollHeight;
  });
  await field.getByRole('button', { name: /数控车床 300/ }).tap();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: '名称' })).toHaveValue('数控车床 300');
});

test('the look at rows before they are taken, on a phone', async ({ page }) => {
  await page.goto('/gallery/#/?type=kit&face=mobile');
  const preview = page.getByRole('region', { name: '导入前的预览' }).first();
  await expect(preview.getByRole('listitem').filter({ hasText: '桥式起重机 43' })).toContainText(
    '138联系电话格式不正确',
  );
  await preview.getByRole('checkbox', { name: '只看有错的行' }).uncheck();
  await expect(preview.getByRole('listitem').filter({ hasText: '桥式起重机 2' }).first()).toBeVisible();
  expect(await preview.getByRole('listitem').count()).toBeLessThan(60);
});
