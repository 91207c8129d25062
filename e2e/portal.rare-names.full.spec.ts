import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { cutTexts } from './paper/cut-texts.ts';
import { idNumber } from './portal/id-number.ts';
import { signIn } from './portal/sign-in.ts';

/** Characters beyond the first plane, of two plane-2 extensions, among ordinary ones. */
const rare = '\u{20bb7}野\u{2a6a5}\u{2b746}';

const names = [
  ['rare characters', rare],
  ['40 characters with dots', Array.from(`${rare}·买买提·`.repeat(6)).slice(0, 39).join('') + '\u{20bb7}'],
  ['40 rare characters without a dot', '\u{20bb7}'.repeat(40)],
  ['dots of other keyboards', '古丽•买买提・阿不都‧热合曼'],
] as const;

for (const [at, [kind, name]] of names.entries()) {
  test(`a name of ${kind} goes from the keyboard to the badge and its PDF as it was typed`, async ({
    page,
  }) => {
    await signIn(page, '13800000001');
    await page.goto('/#/personnelInfo');
    await page.getByRole('link', { name: '添加人员' }).click();
    const field = page.getByRole('textbox', { name: '1 姓名', exact: true });
    await field.focus();
    await page.keyboard.insertText(name);
    await page.getByRole('textbox', { name: '身份证号' }).fill(idNumber(`9904171990010107${at}`));
    await page.getByRole('textbox', { name: '10 手机', exact: true }).fill(`1380000444${at}`);
    await expect(field).toHaveValue(name);
    await page.getByRole('button', { name: '存为草稿' }).click();
    await expect(page.getByText(/已存为草稿/).first()).toBeVisible();
    await page.reload();
    await expect(field).toHaveValue(name);

    await page.goto('/#/personnelInfo');
    const row = page.getByRole('row').filter({ hasText: name });
    await expect(row).toHaveCount(1);
    await page.getByRole('button', { name: '更多操作' }).first().click();
    await page.getByRole('menuitem', { name: '证件预览' }).click();
    const dialog = page.getByRole('dialog').last();
    const paper = dialog.locator('[data-paper]');
    await expect(paper.getByRole('article', { name })).toHaveCount(1);
    await expect(paper.getByRole('article', { name })).toContainText(name);
    expect(await cutTexts(paper)).toEqual([]);
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '下载 PDF' }).click();
    const pdf = await readFile(await (await saved).path());
    expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pdf.includes('/DCTDecode')).toBe(true);
  });
}
