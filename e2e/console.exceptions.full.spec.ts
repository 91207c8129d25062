import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';
import { layoutFaults } from './widths/layout-faults.ts';

/** No other journey counts its accounts. */
const exhibitor = '墨衡仪器有限公司';

test('an exhibitor is given more than the others, with a reason, and it is changed and taken back', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('searchbox').fill(exhibitor);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByText('没有例外，和其他展商一样。')).toBeVisible();

  await page.getByRole('button', { name: '加例外' }).click();
  const dialog = page.getByRole('dialog', { name: `给${exhibitor}加例外` });
  await dialog.getByLabel('哪一项').selectOption({ label: '账号数' });
  await expect(dialog.getByText('通常 10')).toBeVisible();
  await dialog.getByRole('button', { name: '保存修改' }).click();
  await expect(dialog.getByText('请填一个数')).toBeVisible();
  await expect(dialog.getByText('请填原因')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('改成多少').fill('14');
  await dialog.getByLabel('原因').fill('展团有四个联络人');
  await dialog.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByText('账号数的例外已保存')).toBeVisible();
  const line = page.getByRole('listitem').filter({ hasText: '展团有四个联络人' });
  await expect(line.first()).toContainText('账号数 14');
  await expect(line.first()).toContainText('通常 10');
  for (const width of [1280, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(page)).toEqual([]);
  }
  expect(await violations(page)).toEqual([]);

  await page.getByRole('button', { name: '改 账号数' }).click();
  const again = page.getByRole('dialog', { name: `给${exhibitor}加例外` });
  await expect(again.getByLabel('改成多少')).toHaveValue('14');
  await again.getByLabel('改成多少').fill('15');
  await again.getByLabel('原因').fill('又来了一位');
  await again.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: '又来了一位' }).first()).toContainText(
    '账号数 15',
  );

  await page.getByRole('button', { name: '收回 账号数' }).click();
  const revoking = page.getByRole('alertdialog', { name: '收回账号数的例外？' });
  await revoking.getByLabel('原因').fill('展团改派了');
  await revoking.getByRole('button', { name: '收回' }).click();
  await expect(page.getByText('没有例外，和其他展商一样。')).toBeVisible();
  // The history says each step.
  await expect(
    page
      .getByText(/账号数 由 15 改为/)
      .or(page.getByText('展团改派了'))
      .first(),
  ).toBeVisible();
});

test('the search leads to an item in the designer, to an order and to a setting of a form', async ({
  page,
}) => {
  test.setTimeout(180_000);
  await openConsole(page, 'admin', '/exhibitors');
  await expect(page.getByRole('table')).toBeVisible();
  const find = async (text: string) => {
    await expect(page.getByRole('button', { name: /^查找/ })).toBeVisible();
    await page.keyboard.press('Control+k');
    await page.getByRole('dialog').getByRole('combobox').fill(text);
  };
  await find('详细地址');
  const field = page.getByRole('option').filter({ hasText: '详细地址' }).first();
  await expect(field).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/design\?item=/);
  await expect(page.getByRole('treeitem', { selected: true }).filter({ hasText: '详细地址' })).toBeVisible();

  await find('逾期受理到');
  await page.getByRole('option').filter({ hasText: '逾期受理到' }).first().click();
  await expect(page).toHaveURL(/\/forms$/);

  await find('ORDER-');
  const order = page.getByRole('option').filter({ hasText: 'ORDER-' }).first();
  const number = (await order.locator('b').textContent()) ?? '';
  await order.click();
  await expect(page).toHaveURL(/\/orders\?search=/);
  await expect(page.getByRole('searchbox')).toHaveValue(number);
});
