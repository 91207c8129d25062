import { expect, test, type Page } from '@playwright/test';
import { readFile } from 'node:fs/promises';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';

const canvasOf = (page: Page) => page.getByRole('tree', { name: '表格的题目' });
const saved = (page: Page) => page.getByText(/^保存于 \d\d:\d\d$/);
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true });

test('options are pasted, mended by line, translated and bound to a dictionary', async ({ page }) => {
  await openConsole(page, 'editor', '/forms/exhibitor_c3/design');
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });

  await test.step('a choice of its own', async () => {
    await canvas.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: '下拉', exact: true }).click();
    await expect(page.getByRole('textbox', { name: '题目', exact: true })).toBeFocused();
    await page.keyboard.type('使用时段');
    await tab(page, '选项').click();
  });

  await test.step('nothing is taken while a line is faulty', async () => {
    const box = page.getByLabel('粘贴选项', { exact: true });
    await box.fill('展期\nb,c\t1\n展期');
    await expect(page.getByText('第 3 行的名称「展期」和第 1 行相同')).toBeVisible();
    await expect(page.getByRole('button', { name: '加入选项' })).toBeDisabled();
    await box.fill('展期\n\n布展期\n24 小时');
    await page.getByRole('button', { name: '加入 3 个选项' }).click();
    await expect(page.getByText('「使用时段」粘贴了 3 个选项').first()).toBeVisible();
    await expect(canvas.getByRole('treeitem', { selected: true })).toContainText('布展期');
    expect(await violations(page)).toEqual([]);
  });

  await test.step('four columns bring values and translations', async () => {
    await page.getByLabel('粘贴选项', { exact: true }).fill('撤展期\tleave\t撤展期\tMove-out');
    await page.getByRole('button', { name: '加入 1 个选项' }).click();
    const grid = page.getByRole('tabpanel', { name: '选项' });
    await expect(grid.getByRole('textbox', { name: /英文名称/ }).last()).toHaveValue('Move-out');
  });

  await test.step('a dictionary in their place, and back by one undo', async () => {
    await page.getByLabel('选项来源').selectOption('trade');
    await expect(page.getByLabel('粘贴选项', { exact: true })).toBeHidden();
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(page.getByLabel('粘贴选项', { exact: true })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });
});

test('options of Avue and a list of questions become a form, each with its report', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openConsole(page, 'editor', '/forms/exhibitor_e9/design');
  const options = canvasOf(page).getByRole('treeitem');
  await expect(options.first()).toBeVisible({ timeout: 30_000 });
  const before = await options.count();
  const dialog = page.getByRole('dialog', { name: '导入表格' });

  await test.step('what is no source says where', async () => {
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await dialog.getByLabel('或粘贴 JSON、Avue 配置').fill('{ column: [ ');
    await dialog.getByRole('button', { name: '读取' }).click();
    await expect(dialog.getByText(/^第 1 行.*语法有误/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '换一份' }).click();
  });

  await test.step('options with code: read, not run, reported, copied', async () => {
    const source = `export default { column: [
      { label: '搭建月份', prop: 'month', type: 'month', change: () => { document.title = 'ran' } },
      { label: '馆', prop: 'hall', type: 'select', dicUrl: '/api/blade-system/dict-biz/dictionary?code=hall' },
    ] }`;
    await dialog.getByLabel('或粘贴 JSON、Avue 配置').fill(source);
    await dialog.getByRole('button', { name: '读取' }).click();
    await expect(dialog.getByText('Avue 配置，2 题')).toBeVisible();
    await expect(dialog.getByText('column[1].dicUrl: 改用字典 hall')).toBeVisible();
    await expect(dialog.getByText(/column\[0\]\.change: 是代码/)).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await dialog.getByRole('button', { name: '复制报告' }).click();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('column[0].type');
    await dialog.getByRole('button', { name: '放进草稿' }).click();
    await expect(dialog).toBeHidden();
    // With the title of its section.
    await expect(options).toHaveCount(before + 3);
    await expect(page).not.toHaveTitle('ran');
    await page.getByRole('button', { name: '撤销', exact: true }).click();
    await expect(options).toHaveCount(before);
    await page.getByRole('button', { name: '重做', exact: true }).click();
    await expect(options).toHaveCount(before + 3);
    await expect(saved(page)).toBeVisible();
  });

  await test.step('the list of questions goes out and comes back in the place of the draft', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出题目清单' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^C\d+ 题目\.xlsx$/);
    const buffer = await readFile(await download.path());
    await page.getByRole('button', { name: '导入', exact: true }).click();
    await dialog.getByLabel('选择文件').setInputFiles({
      name: 'questions.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await expect(dialog.getByText(`题目清单，${before + 3} 题`)).toBeVisible();
    await dialog.getByRole('radio', { name: '替换草稿' }).check();
    await dialog.getByRole('button', { name: '放进草稿' }).click();
    await expect(options).toHaveCount(before + 3);
    await expect(options.last()).toContainText('馆');
  });

  await test.step('a file that is dropped on the canvas opens its import', async () => {
    const data = await page.evaluateHandle(() => {
      const transfer = new DataTransfer();
      transfer.items.add(new File(['{"column":[{"label":"甲","prop":"a"}]}'], 'a.json'));
      return transfer;
    });
    await canvasOf(page).dispatchEvent('drop', { dataTransfer: data });
    await expect(dialog.getByText('Avue 配置，1 题')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  });
});

test('texts are translated in one table, filled from 简体, sent out and taken in again', async ({ page }) => {
  await openConsole(page, 'editor', '/forms/exhibitor_c2/design');
  const canvas = canvasOf(page);
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });
  await canvas.focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: '单行文字', exact: true }).click();
  await expect(page.getByRole('textbox', { name: '题目', exact: true })).toBeFocused();
  await page.keyboard.type('软件开发人员');
  await tab(page, '翻译').click();
  const row = page.getByRole('row').filter({ hasText: '软件开发人员' });

  await test.step('what is missing is listed, and 繁體 is made to be checked', async () => {
    await page.getByRole('tab', { name: /^缺的 \d+$/ }).click();
    await expect(row.getByText('缺English，展商会看到简体', { exact: false })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: '用简体填繁體' }).click();
    await expect(page.getByText(/^填了 \d+ 条繁體，都标为待核$/).first()).toBeVisible();
    await page.getByRole('tab', { name: /^待核 \d+$/ }).click();
    await expect(row.getByRole('textbox', { name: /繁體/ })).toHaveValue('軟體開發人員');
  });

  await test.step('a translation is written, checked ones are marked', async () => {
    await row.getByRole('textbox', { name: /English/ }).fill('Developers');
    await page.getByRole('button', { name: /^把列出的 \d+ 条标为已核$/ }).click();
    await expect(page.getByRole('tab', { name: '待核 0', exact: true })).toBeVisible();
    await expect(saved(page)).toBeVisible();
  });

  await test.step('a workbook goes out and comes in by its keys', async () => {
    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: '导出译文' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(/^C\d+ 译文\.xlsx$/);
    const buffer = await readFile(await download.path());
    await page.getByLabel('导入译文').setInputFiles({
      name: 'texts.xlsx',
      mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      buffer,
    });
    await expect(page.getByText('导入了 0 条译文').first()).toBeVisible();
  });
});
