import { readWorkbook } from '@zhantai/workbooks/read';
import { expect, test } from '@playwright/test';
import { fillTemplate } from './tables/fill-template.ts';
import { fairDays } from './portal/fair-days.ts';
import { openForm, signIn } from './portal/sign-in.ts';
import { choose, downloaded, openImport, XLSX } from './tables/import-dialog.ts';

test('the template of machines is filled in, its mistakes are seen at their cells, corrected, and the form handed in', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await signIn(page, '13800000002');
  await openForm(page, '/exhibitionBoothCommon?page=transport_handling');
  await page.getByRole('radio', { name: '卸车就位' }).check({ force: true });
  const table = page.getByRole('grid', { name: /卸车机力/ });
  await expect(table).toBeVisible();
  const template = await downloaded(page, () => page.getByRole('button', { name: '下载模板' }).click());
  expect(template.name).toBe('机力租用导入表.xlsx');
  expect(readWorkbook(template.bytes).ok).toBe(true);

  const days = await fairDays(page.request);
  const [buildDay, closedDay] = [days.date(-3), days.date(12)];
  const wrong = fillTemplate(template.bytes, [
    ['叉车 3 t', buildDay, '09:00', 4, 2],
    ['飞艇', buildDay, '09:30', 2, 1],
    ['叉车 5 t', closedDay, '13:00', 25, 1],
  ]);
  const dialog = await openImport(page);
  await choose(page, { name: template.name, mimeType: XLSX, buffer: wrong });
  await expect(dialog.getByText('有错误，还不能导入')).toBeVisible();
  const rows = dialog.getByRole('row');
  await expect(rows.filter({ hasText: '飞艇' })).toContainText('机力');
  await expect(rows.filter({ hasText: '日期不在允许的范围内' })).toContainText('小时不能大于24');
  await expect(rows.filter({ hasText: '叉车 3 t' })).toHaveCount(0);
  await expect(table.getByRole('rowheader')).toHaveCount(1);

  await dialog.getByRole('button', { name: '重新选择文件' }).click();
  const right = fillTemplate(template.bytes, [
    ['叉车 3 t', buildDay, '09:00', 4, 2],
    ['汽车吊 25 t（起租 4 小时）', buildDay, '09:30', 4, 1],
  ]);
  await choose(page, { name: template.name, mimeType: XLSX, buffer: right });
  await expect(dialog.getByText('2 行全部通过检查')).toBeVisible();
  await dialog.getByRole('button', { name: '导入 2 行' }).click();
  await expect(page.getByText('已导入 2 行')).toBeVisible();
  await expect(table.getByRole('rowheader')).toHaveCount(2);
  await expect(table.getByRole('row').filter({ hasText: '汽车吊 25 t' })).toBeVisible();

  await page.getByRole('textbox', { name: '最重单件' }).fill('1800');
  await page.getByRole('textbox', { name: '现场指挥' }).fill('林一');
  await page.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/回执编号/).first()).toBeVisible();
});
