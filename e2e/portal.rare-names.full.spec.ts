import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { cutTexts } from './paper/cut-texts.ts';
import { idNumber } from './portal/id-number.ts';
import { adoptAll } from './portal/review.ts';
import { signIn } from './portal/sign-in.ts';
import { choose, downloaded, XLSX } from './tables/import-dialog.ts';
import { idNumber as listedNumber, peopleWorkbook } from './tables/people.ts';
import { portrait } from './tables/portrait.ts';
import { zip } from './tables/zip.ts';
import { pdfPages } from './transport/pdf-pages.ts';
import { readQr } from './transport/read-qr.ts';

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

test('the code on the PDF of a badge is read as the server made it, under 40 rare characters with dots', async ({
  page,
}) => {
  const name = names[1][1];
  const place = 500;
  await signIn(page, '13800000001');
  const company = await page.getByRole('banner').innerText();
  await page.goto('/#/personnelInfo');
  await page.getByRole('button', { name: '导入 Excel' }).click();
  await choose(page, {
    name: '人员.xlsx',
    mimeType: XLSX,
    buffer: await peopleWorkbook([place], new Map(), () => name),
  });
  await page.getByRole('button', { name: '导入 1 人' }).click();
  await page.getByRole('dialog', { name: '导入结果' }).getByRole('button', { name: '完 成' }).click();
  await page.getByRole('button', { name: '更多操作' }).click();
  await page.getByRole('menuitem', { name: '导入照片' }).click();
  const photos = zip({ [`${listedNumber(place)}.jpg`]: await portrait(page) });
  await choose(page, { name: 'photos.zip', mimeType: 'application/zip', buffer: photos });
  const taken = page.getByRole('dialog', { name: '按证件号导入照片' });
  await expect(taken.getByText('资料齐全，已提交')).toHaveCount(1);
  await taken.getByRole('button', { name: '完 成' }).click();
  await adoptAll(page.request, /\S*有限公司/.exec(company)?.[0] ?? '', ['exhibitorPersion']);

  const made: unknown[] = [];
  page.on('response', async (response) => {
    if (!/json/.test(response.headers()['content-type'] ?? '')) return;
    made.push(...((await response.text()).match(/ZT2\.[^"\\]+/g) ?? []));
  });
  await page.reload();
  await page.getByRole('tab', { name: '已通过' }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await row.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '证件' }).click();
  const badges = page.getByRole('dialog', { name: /证/ });
  await expect(badges.getByRole('img', { name: /的证件二维码$/ })).toBeVisible();
  const pdf = await downloaded(page, () => badges.getByRole('button', { name: /PDF/ }).click());
  const [printed] = pdfPages(pdf.bytes);
  const read = printed === undefined ? null : await readQr(page, printed.picture);
  expect(read).toMatch(/^ZT2\./);
  expect(made).toContain(read);
});
