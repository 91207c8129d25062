import { expect, test } from '@playwright/test';
import { rejectDrawing } from './portal/reject-drawing.ts';
import { openForm, signIn } from './portal/sign-in.ts';

const pdf = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF'),
});

test('a drawing is handed in, returned with a comment, and handed in again', async ({ page, request }) => {
  await signIn(page, '13804172111');
  await page.goto('/#/exhibitionBooth?page=exhibitor_c2');
  const board = page.getByRole('region', { name: '图纸逐项审核' });
  const row = board.getByRole('listitem').filter({ hasText: '立面与剖面图' });
  await expect(row).toContainText('还没送审');
  await row.getByLabel('立面与剖面图的文件').setInputFiles(pdf('elevation-1.pdf'));
  await expect(row).toContainText('elevation-1.pdf');
  await board.getByRole('button', { name: '送审 1 项图纸' }).click();
  await expect(row).toContainText('待审核');

  await rejectDrawing(request, 'd_elevation', '缺少剖面标高');
  await page.reload();
  await expect(row).toContainText('已退回');
  await expect(row).toContainText('审核意见：缺少剖面标高');
  await row.getByLabel('立面与剖面图的文件').setInputFiles(pdf('elevation-2.pdf'));
  await expect(row).toContainText('elevation-2.pdf');
  await board.getByRole('button', { name: '送审 1 项图纸' }).click();
  await expect(row).toContainText('第 2 次送审');
  await expect(row).toContainText('待审核');
});

test('drawings of a sub-table are places of their own, returned and handed in again one by one', async ({
  page,
  request,
}) => {
  await signIn(page, '13804172208');
  await openForm(page, '/tzztdjApply');
  const board = page.getByRole('region', { name: '图纸逐项审核' });
  const row = board.getByRole('listitem').filter({ hasText: '图纸 · 图 2' });
  await expect(row).toContainText('还没送审');
  await row.getByLabel('图纸 · 图 2的文件').setInputFiles(pdf('plan.pdf'));
  await board.getByRole('button', { name: '送审 1 项图纸' }).click();
  await expect(row).toContainText('待审核');
  await rejectDrawing(request, 'tz_draws/2/tz_d_file', '平面图缺少疏散宽度');
  await page.reload();
  await expect(row).toContainText('审核意见：平面图缺少疏散宽度');
  await row.getByLabel('图纸 · 图 2的文件').setInputFiles(pdf('plan-2.pdf'));
  await board.getByRole('button', { name: '送审 1 项图纸' }).click();
  await expect(row).toContainText('第 2 次送审');
});
