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

test('the deadline of a form is extended for one exhibitor, and the extension revoked', async ({ page }) => {
  const name = `延期电气${String(Date.now()).slice(-8)}有限公司`;
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('button', { name: '添加展商' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('公司名称').fill(name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);

  await page.getByRole('button', { name: '延期', exact: true }).click();
  await dialog.getByRole('button', { name: '延期', exact: true }).click();
  await expect(dialog.getByText('请填原因')).toBeVisible();
  await dialog.getByLabel('新的截止时间').fill('2020-01-01T18:00');
  await dialog.getByLabel('原因').fill('展位刚分到');
  await dialog.getByRole('button', { name: '延期', exact: true }).click();
  await expect(dialog.getByRole('alert')).toContainText('新的截止时间要晚于现在');
  await dialog.getByLabel('新的截止时间').fill('2098-01-01T18:00');
  await dialog.getByRole('button', { name: '延期', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('延到 2098-01-01 18:00')).toBeVisible();

  await page.getByRole('button', { name: /^收回延期/ }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('原因').fill('展位退了');
  await question.getByRole('button', { name: '收回延期' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('没有单独延期的表格')).toBeVisible();
  await expect(page.getByText('展位退了')).toBeVisible();
});

test('an account is given another phone, and a link for its first password', async ({ page }) => {
  const mark = String(Date.now()).slice(-8);
  await openConsole(page, 'admin', '/exhibitors');
  await page.getByRole('button', { name: '添加展商' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('公司名称').fill(`换号仪表${mark}有限公司`);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('button', { name: '添加账号' }).click();
  await dialog.getByLabel('姓名').fill('叶轻舟');
  await dialog.getByLabel('手机').fill(`176${mark}`);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('主账号、还没设密码')).toBeVisible();

  await page.getByRole('button', { name: '换手机 叶轻舟' }).click();
  await dialog.getByRole('button', { name: '换手机', exact: true }).click();
  await expect(dialog.getByText('请填新手机')).toBeVisible();
  await dialog.getByLabel('新手机').fill(`175${mark}`);
  await dialog.getByLabel('原因').fill('手机丢了');
  await dialog.getByRole('button', { name: '换手机', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(`175****${mark.slice(-2)}`)).toBeVisible();

  await page.getByRole('button', { name: '首次密码 叶轻舟' }).click();
  await dialog.getByLabel('复制后转交').check();
  await dialog.getByRole('button', { name: '生成链接' }).click();
  await expect(dialog.locator('code')).toContainText('http');
});

test('an exhibitor made by mistake is deleted and restored from the bin', async ({ page }) => {
  const name = `误建轴承${String(Date.now()).slice(-8)}有限公司`;
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('button', { name: '添加展商' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('公司名称').fill(name);
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await page.getByRole('button', { name: '删除', exact: true }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('家展商');

  await page.getByRole('button', { name: '回收站' }).click();
  await dialog.getByRole('button', { name: `恢复 ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.getByText('恢复了这家展商')).toBeVisible();
});
