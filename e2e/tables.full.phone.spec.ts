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

test('a photo of many megabytes is cropped on a phone; without a network the one before is said to be out of reach', async ({
  page,
  context,
}) => {
  await signIn(page, '13800000001');
  await page.goto('/#/personnelInfo');
  await page.getByRole('link', { name: '添加人员' }).tap();
  await page.getByRole('button', { name: '选照片并裁剪' }).tap();
  const sheet = page.getByRole('dialog', { name: '裁剪证件照' });
  const buffer = await noise(page);
  expect(buffer.length).toBeGreaterThan(2 * 1024 * 1024);
  await choose(page, { name: 'large.jpg', mimeType: 'image/jpeg', buffer });
  await expect(sheet.getByRole('application', { name: '照片位置' })).toBeVisible();
  await expectNoOverflow(page);
  await sheet.getByRole('button', { name: '裁好并上传' }).tap();
  await expect(sheet).toBeHidden();
  await expect(page.getByText(/photo.*\.jpg/).first()).toBeVisible();

  await context.setOffline(true);
  await page.getByRole('button', { name: '裁剪照片' }).tap();
  const alert = sheet.getByRole('alert');
  await expect(alert).toHaveText('没有连上服务器，请检查网络后重试', { timeout: 20_000 });
  expect((await alert.boundingBox())?.x).toBeGreaterThanOrEqual(16);
  await context.setOffline(false);
  await sheet.getByRole('button', { name: '取消' }).tap();
  await page.getByRole('button', { name: '裁剪照片' }).tap();
  await expect(sheet.getByRole('application', { name: '照片位置' })).toBeVisible();
});

/** A picture that does not get small, drawn by the browser. */
async function noise(page: Page): Promise<Buffer> {
  const data = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    canvas.width = 1800;
    canvas.height = 2400;
    const context = canvas.getContext('2d');
    if (context === null) return '';
    const picture = context.createImageData(1800, 2400);
    picture.data.forEach((_, at) => {
      picture.data[at] = at % 4 === 3 ? 255 : (at * 7919 + (at >> 7)) % 251;
    });
    context.putImageData(picture, 0, 0);
    return canvas.toDataURL('image/jpeg', 0.98);
  });
  return Buffer.from(data.slice(data.indexOf(',') + 1), 'base64');
}
