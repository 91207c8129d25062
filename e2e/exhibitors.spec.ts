import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';

test('an exhibitor is made, found, changed and given a booth', async ({ page }) => {
  await openConsole(page, 'editor', '/exhibitors');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('家展商');

  await page.getByRole('button', { name: '添加展商' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText('请填公司名称')).toBeVisible();
  await dialog.getByLabel('公司名称').fill('退之阀业（岚口）有限公司');
  await dialog.getByLabel('标签').fill('重点，液压');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1 })).toHaveText('退之阀业（岚口）有限公司');
  await expect(page.getByText('标签 液压、重点')).toBeVisible();
  await page.getByRole('button', { name: '添加展位' }).click();
  await dialog.getByLabel('馆').first().fill('5');
  await dialog.getByLabel('展位号').fill('Z900');
  await dialog.getByLabel('面积（m²）').fill('36');
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('1 个，共 36 m²').first()).toBeVisible();

  await page.getByRole('button', { name: '修改资料' }).click();
  await dialog.getByLabel('英文名').fill('Tuizhi Valves');
  await dialog.getByRole('button', { name: '保存修改' }).click();
  await expect(page.getByText('英文名：（空） → Tuizhi Valves')).toBeVisible();

  await page.getByRole('link', { name: '展商名单' }).click();
  await page.getByRole('searchbox').fill('5z900');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await expect(page.getByRole('table').getByRole('link')).toHaveText('退之阀业（岚口）有限公司');
});
