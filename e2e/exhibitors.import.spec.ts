import { expect, test } from '@playwright/test';
import { writeTable } from '@zhantai/workbooks/write';
import { openConsole } from './exhibitors/open-console.ts';

const heads = ['编号', '公司名称', '对外英文', '馆', '展位号', '面积', '类型', '联系人', '手机'];

async function workbook(rows: readonly (readonly (string | number | null)[])[]): Promise<Buffer> {
  const table = { name: '展商', columns: heads.map((header) => ({ header })) };
  return Buffer.from(await writeTable(table, rows));
}

test('a workbook of exhibitors is looked through, its columns chosen, and imported; its accounts are then changed on the card', async ({
  page,
}) => {
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('button', { name: '导入 Excel' }).click();
  const dialog = page.getByRole('dialog');
  const template = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载空白模板' }).click();
  expect((await template).suggestedFilename()).toBe('展商和展位.xlsx');

  const rows = [
    ['W900', '迟川工具', 'Chichuan Tools', '7', 'W901', 36, '光地特装', '秦未晞', '13812340901'],
    ['W900', null, null, '7', 'W902', 9, '标展', null, null],
    [null, '少手机的', null, null, null, null, null, '陆行舟', null],
  ];
  await dialog
    .getByLabel('选择文件')
    .setInputFiles({ name: '名单.xlsx', mimeType: 'application/octet-stream', buffer: await workbook(rows) });
  await expect(dialog.getByRole('heading')).toHaveText('导入「名单.xlsx」');
  await expect(dialog.getByText('填了联系人，请填手机')).toBeVisible();
  await expect(dialog.getByRole('link', { name: '下载有问题的 1 行' })).toBeVisible();
  await expect(dialog.getByRole('cell', { name: 'Chichuan Tools' })).toBeHidden();
  await dialog.getByLabel('对外英文').selectOption({ label: '英文名' });
  await expect(dialog.getByRole('cell', { name: 'Chichuan Tools' })).toBeVisible();

  // By keyboard alone.
  await dialog.getByRole('button', { name: '导入 2 行' }).press('Enter');
  await expect(dialog.getByText('已导入 1 项')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('searchbox').fill('W900');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('迟川工具');
  await expect(page.getByText('2 个，共 45 m²').first()).toBeVisible();

  await page.getByRole('button', { name: '添加账号' }).click();
  await dialog.getByRole('button', { name: '添加', exact: true }).click();
  await expect(dialog.getByText('请填手机')).toBeVisible();
  await dialog.getByLabel('姓名').fill('周映荷');
  await dialog.getByLabel('手机').fill('13812340902');
  await dialog.getByRole('button', { name: '添加', exact: true }).press('Enter');
  await page.getByRole('button', { name: '设为主账号 周映荷' }).click();
  await expect(page.getByRole('button', { name: '设为主账号 秦未晞' })).toBeVisible();
  await page.getByRole('button', { name: '锁定 秦未晞' }).click();
  const question = page.getByRole('alertdialog');
  await question.getByLabel('原因').fill('人已离职');
  await question.getByRole('button', { name: '锁定', exact: true }).click();
  await expect(page.getByRole('button', { name: '解锁 秦未晞' })).toBeVisible();
});

test('a file that cannot be sent says so, and is taken again', async ({ page, context }) => {
  await openConsole(page, 'editor', '/exhibitors');
  await page.getByRole('button', { name: '导入 Excel' }).click();
  const dialog = page.getByRole('dialog');
  const file = {
    name: '名单.xlsx',
    mimeType: 'application/octet-stream',
    buffer: await workbook([['W910', '断网的', null, null, null, null, null, '周映荷', '13812340910']]),
  };
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible();
  await context.route('**/api/console/imports', (route) => route.abort());
  await dialog.getByLabel('选择文件').setInputFiles(file);
  await expect(dialog.getByRole('alert')).toBeVisible();
  await context.unroute('**/api/console/imports');
  await dialog.getByLabel('选择文件').setInputFiles(file);
  await expect(dialog.getByRole('button', { name: '导入 1 行' })).toBeVisible();
});
