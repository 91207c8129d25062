import { readFile } from 'node:fs/promises';
import { expect, test, type Page } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';

const FORM = '/forms/exhibitor_c7/versions';

interface Detail {
  readonly formItems: { formItemId: string; formItemLabel: string; formItemType: string }[];
}

/** Presses the button that saves the draft as a file, and reads it. */
async function exported(page: Page): Promise<Detail> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出 JSON', exact: true }).click();
  return JSON.parse(await readFile(await (await download).path(), 'utf8'));
}

/** Gives the import dialog a file of JSON. */
const choose = (page: Page, name: string, text: string) =>
  page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

test('a form goes out as JSON and comes back as the draft, differs in words, and an earlier state is brought back', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', FORM);
  await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 1 版一样/ })).toBeVisible();
  const detail = await exported(page);
  const [first, second] = detail.formItems;

  await test.step('what is no form is refused in words, and changes nothing', async () => {
    await page.getByRole('button', { name: '导入 JSON' }).click();
    await choose(page, 'broken.json', '{formItems: []}');
    await expect(page.getByRole('alert').filter({ hasText: '这个文件不是 JSON' })).toBeVisible();
    await choose(page, 'list.json', '[1, 2]');
    await expect(page.getByRole('alert').filter({ hasText: '没有表格的题目' })).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('a file is shown beside the draft before it takes its place', async () => {
    const changed = {
      ...detail,
      formItems: detail.formItems
        .filter(({ formItemId }) => formItemId !== second?.formItemId)
        .map((item) => (item === first ? { ...item, formItemLabel: '新的题目' } : item)),
    };
    await page.getByRole('button', { name: '导入 JSON' }).click();
    await choose(page, 'changed.json', JSON.stringify(changed));
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByText(/文件里有 \d+ 题/)).toBeVisible();
    await expect(dialog.getByRole('row').filter({ hasText: '删去' })).toHaveCount(1);
    await dialog.getByRole('button', { name: '替换草稿' }).click();
    await expect(page.getByText('草稿已替换，线上的表格不变')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿比第 1 版改了 \d+ 处/ })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: '→ 新的题目' })).toBeVisible();
    await expect(page.getByText('导入 changed.json')).toBeVisible();
  });

  await test.step('a colleague sees it, the portal does not', async () => {
    const other = await browser.newPage();
    await openConsole(other, 'admin', FORM);
    await expect(other.getByRole('heading', { level: 2, name: /^草稿比第 1 版改了/ })).toBeVisible();
    const labels = (await exported(other)).formItems.map(({ formItemLabel }) => formItemLabel);
    expect(labels[0]).toBe('新的题目');
    await other.getByRole('button', { name: '导入 JSON' }).click();
    await choose(other, 'original.json', JSON.stringify(detail));
    await other.getByRole('button', { name: '替换草稿' }).click();
    await expect(other.getByRole('heading', { level: 2, name: /^草稿和第 1 版一样/ })).toBeVisible();
    await other.close();
  });

  await test.step('an earlier state is looked at and brought back, by keyboard', async () => {
    await page.reload();
    const entry = page.getByRole('listitem').filter({ hasText: '导入 changed.json' });
    await entry.getByRole('button', { name: /和草稿比较/ }).focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: '把草稿恢复成这个样子？' });
    await expect(dialog.getByRole('row').filter({ hasText: '→ 新的题目' })).toBeVisible();
    await dialog.getByRole('button', { name: '恢复成这样' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('草稿已恢复')).toBeVisible();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿比第 1 版改了 \d+ 处/ })).toBeVisible();
  });

  await test.step('without a network nothing is lost, and saving goes on with it', async () => {
    await page.getByRole('button', { name: '导入 JSON' }).click();
    await choose(page, 'original.json', JSON.stringify(detail));
    await page.route('**/draft', (route) => route.abort());
    await page.getByRole('button', { name: '替换草稿' }).click();
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('连不上服务器');
    await page.unroute('**/draft');
    await page.getByRole('button', { name: '替换草稿' }).click();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 1 版一样/ })).toBeVisible();
  });
});
