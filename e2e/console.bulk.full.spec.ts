import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';

test('an editor gives many exhibitors a tag, takes it back at once, and again in the list of jobs', async ({
  page,
}) => {
  const tag = `重点${String(Date.now()).slice(-6)}`;
  await openConsole(page, 'editor', '/exhibitors');
  const table = page.getByRole('table', { name: '展商' });
  await table.getByRole('checkbox').nth(1).check();
  await table.getByRole('checkbox').nth(2).check();
  await page.getByRole('button', { name: '改标签' }).click();
  const dialog = page.getByRole('dialog', { name: '给 2 家改标签' });
  await dialog.getByRole('button', { name: '改 2 家' }).click();
  await expect(dialog.getByText('请填要加上的标签，或选要去掉的')).toBeVisible();
  await dialog.getByLabel('加上').fill(`${tag}，${tag}`);
  await dialog.getByRole('button', { name: '改 2 家' }).click();
  await expect(page.getByText('已改 2 家的标签')).toBeVisible();
  await expect(
    page.getByRole('combobox', { name: '标签' }).getByRole('option', { name: tag }),
  ).toBeAttached();
  await page.getByRole('button', { name: '撤销' }).click();
  await expect(page.getByText('已撤销，2 家恢复原样')).toBeVisible();
  await expect(page.getByRole('combobox', { name: '标签' }).getByRole('option', { name: tag })).toHaveCount(
    0,
  );

  await table.getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^选中符合条件的全部/ }).click();
  await page.getByRole('button', { name: '改标签' }).click();
  await page.getByLabel('加上').fill(tag);
  await page.getByRole('button', { name: /^改 \d+ 家$/ }).click();
  await expect(page.getByText(/已改 \d+ 家的标签/)).toBeVisible({ timeout: 30_000 });
  await page.getByRole('link', { name: '看明细' }).click();
  await expect(page.getByRole('heading', { name: '没有正在进行的任务' })).toBeVisible();
  await page
    .getByRole('button', { name: /^看明细 改标签/ })
    .first()
    .click();
  const detail = page.getByRole('dialog', { name: '改标签：明细' });
  await expect(detail.getByRole('link').first()).toBeVisible();
  await detail.getByRole('button', { name: '撤销这个任务' }).click();
  await expect(page.getByText('已撤销，看最上面的任务')).toBeVisible();
  await expect(page.getByRole('heading', { name: '没有正在进行的任务' })).toBeVisible({ timeout: 30_000 });
  await page.goto('/console/#/exhibitors');
  const kept = page.getByRole('combobox', { name: '标签' }).getByRole('option', { name: tag });
  await expect(async () => {
    await page.reload();
    await expect(table).toBeVisible();
    await expect(kept).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 30_000 });
});
