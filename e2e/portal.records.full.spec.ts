import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('what was handed in is looked back at, put on paper, taken back and handed in again', async ({
  page,
}) => {
  await signIn(page, '13804173018');
  await page.goto('/#/registrationDirectory');
  await expect(page.getByText('组委会正在审核，现在不能修改。')).toBeVisible();

  await page.getByRole('button', { name: '提交记录' }).click();
  const drawer = page.getByRole('dialog', { name: '「会刊登记」的提交记录' });
  await drawer.getByRole('button', { name: '查看当时的内容' }).first().click();
  await expect(drawer.getByRole('row', { name: /刊登语种/ })).toBeVisible();
  await drawer.getByRole('button', { name: '返回记录' }).click();
  await expect(drawer.getByText(/^回执 A2-/).first()).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '预览 PDF' }).click();
  await expect(page.getByRole('heading', { name: 'A2会刊登记' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载 PDF' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^A2_会刊登记_.+\.pdf$/);
  const pdf = (await readFile(await file.path())).toString('latin1');
  expect(pdf.slice(0, 5)).toBe('%PDF-');
  expect(pdf).toMatch(/\/MediaBox \[0 0 592\.2[78]\d* 841\.8[89]\d*\]/);
  expect(pdf).toContain('/DCTDecode');
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: '撤回修改' }).click();
  await page.getByRole('button', { name: '撤 回' }).click();
  await expect(page.getByText('已撤回，可以修改')).toBeVisible();
  await expect(page.getByRole('region', { name: '保存和提交' })).toBeVisible();
  await page.getByRole('button', { name: '提交', exact: true }).click();
  await expect(page.getByRole('heading', { name: '「会刊登记」已提交' })).toBeVisible();
});

test('a change of what was approved is requested, with a reason', async ({ page }) => {
  await signIn(page, '13804173013');
  await page.goto('/#/registrationDirectory');
  await expect(page.getByText('组委会已通过，现在不能修改。')).toBeVisible();
  await page.getByRole('button', { name: '申请变更' }).click();
  await page.getByRole('button', { name: '确 定' }).click();
  await expect(page.getByText('请写明变更原因')).toBeVisible();
  await page.getByLabel('变更原因').fill('公司改名了，会刊要用新名称');
  await page.getByRole('button', { name: '确 定' }).click();
  await expect(page.getByText('变更申请已提交')).toBeVisible();
  await page.getByRole('button', { name: '提交记录' }).click();
  await expect(page.getByText('公司改名了，会刊要用新名称')).toBeVisible();
});
