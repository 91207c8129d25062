import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';
import { choose, openImport, XLSX } from './tables/import-dialog.ts';
import { peopleWorkbook, personName } from './tables/people.ts';

const filled = (name: string): string => fileURLToPath(new URL(`tables/files/${name}`, import.meta.url));

/** Nothing stands wider than the screen. */
async function expectNoOverflow(page: Page): Promise<void> {
  const spare = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(spare).toBeLessThanOrEqual(0);
}

test('on a phone, too: a list is imported after its mistakes were corrected', async ({ page }) => {
  test.setTimeout(120_000);
  await signIn(page, '13800000004');
  const clients = page.getByRole('navigation', { name: '委托展商' }).getByRole('listitem');
  await clients.last().getByRole('link').click();
  const offer = page.getByRole('button', { name: '接着填' });
  const tools = page.getByRole('button', { name: '导入 Excel' });
  await expect(offer.or(tools).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  const sheet = await openImport(page);
  await choose(page, filled('exhibits-with-mistakes.xlsx'));
  await expect(sheet.getByText('有错误，还不能导入')).toBeVisible();
  await expect(sheet.getByRole('listitem').filter({ hasText: '请输入品名' })).toContainText('行 5');
  await expect(sheet.getByRole('listitem').filter({ hasText: '单件重量格式不匹配' })).toContainText('很重');
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: '重新选择文件' }).click();
  await choose(page, filled('exhibits.xls'));
  await sheet.getByRole('button', { name: '覆盖并导入 10 行' }).click();
  await expect(page.getByText('已导入 10 行')).toBeVisible();
  await expect(page.getByText('重载齿轮箱 GX-2600')).toBeVisible();
  await expect(page.getByText('超重').first()).toBeVisible();
  await expectNoOverflow(page);
});

test('on a phone people are cards, and come in from a workbook', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导入 Excel' }).click();
  const mistakes = new Map([[401, 'mobile' as const]]);
  const buffer = await peopleWorkbook([400, 401, 402], mistakes);
  await choose(page, { name: '人员.xlsx', mimeType: XLSX, buffer });
  const preview = page.getByRole('dialog', { name: '导入参展人员' });
  await expect(preview.getByText('2 人可以导入，1 行有错')).toBeVisible();
  await expect(preview.getByRole('listitem').filter({ hasText: personName(401) })).toContainText(
    '手机格式不正确',
  );
  await expectNoOverflow(page);
  await preview.getByRole('button', { name: '导入 2 人' }).click();
  const sheet = page.getByRole('dialog', { name: '导入结果' });
  await expect(sheet.getByRole('status')).toHaveText('重复数据0条已覆盖，导入成功2条，失败1条！');
  await expect(sheet.getByRole('row').filter({ hasText: personName(401) })).toContainText('手机');
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: '完 成' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: personName(402) })).toContainText('草稿');
  await expectNoOverflow(page);
});
