import { expect, test } from '@playwright/test';
import { typeStaffLogin } from './staff/type-staff-login.ts';

test('an admin sees who changed what, from and to, and narrows it to one thing and to days', async ({
  page,
}) => {
  const mark = String(Date.now()).slice(-8);
  const name = `闻溪机械${mark}`;
  await page.goto('/console/#/exhibitors');
  await typeStaffLogin(page, 'admin');
  await page.getByRole('button', { name: '添加展商' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('公司名称').fill(name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: '修改资料' }).click();
  await dialog.getByLabel('英文名').fill(`Wenxi ${mark}`);
  await dialog.getByRole('button', { name: '保存修改' }).click();
  await expect(dialog).toBeHidden();

  await page.goto('/console/#/audit');
  await expect(page.getByRole('heading', { name: '操作记录' })).toBeVisible();
  await page.getByRole('combobox', { name: '做了什么' }).selectOption('exhibitor.change');
  const row = page.getByRole('row').filter({ hasText: `Wenxi ${mark}` });
  await expect(row).toContainText(`英文名：（空） → Wenxi ${mark}`);
  await row.getByRole('button', { name: new RegExp(name) }).click();
  await page.getByRole('combobox', { name: '做了什么' }).selectOption('exhibitor');
  await expect(page.getByText(`只看「展商 ${name}」`)).toBeVisible();
  await expect(page.getByRole('row').filter({ hasText: '添加展商' })).toHaveCount(1);
  await page.getByLabel('到', { exact: true }).fill('2020-01-01');
  await expect(page.getByText('没有符合条件的记录')).toBeVisible();
  await page.getByRole('button', { name: '清除条件' }).click();
  await expect(page.getByRole('table')).toBeVisible();
});
