import { fileURLToPath } from 'node:url';
import { readWorkbook } from '@zhantai/workbooks/read';
import { writeTable } from '@zhantai/workbooks/write';
import { expect, test, type Page } from '@playwright/test';
import { fairDays } from './portal/fair-days.ts';
import { signIn } from './portal/sign-in.ts';
import { choose, downloaded, openImport, XLSX } from './tables/import-dialog.ts';
import { entryOf } from './tables/zip-entry.ts';
import { zip } from './tables/zip.ts';

/** The template of the exhibit list, filled in and saved by LibreOffice. */
const filled = (name: string): string => fileURLToPath(new URL(`tables/files/${name}`, import.meta.url));

/** Opens the exhibit list that the transport supplier fills in for one of its exhibitors, by its place from 0. */
async function openList(page: Page, place: number): Promise<void> {
  await signIn(page, '13800000004');
  const clients = page.getByRole('navigation', { name: '委托展商' }).getByRole('listitem');
  await clients.nth(place).getByRole('link').click();
  await expect(page.getByRole('heading', { name: '展品运输清单', level: 1 })).toBeVisible();
  const offer = page.getByRole('button', { name: '接着填' });
  const tools = page.getByRole('button', { name: '导入 Excel' });
  await expect(offer.or(tools).first()).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await expect(tools).toBeVisible();
}

const table = (page: Page) => page.getByRole('grid', { name: /展品清单/ });

/** A cell of the table, its rows counted from 1. */
const cell = (page: Page, column: RegExp, row: number) =>
  table(page)
    .getByRole('textbox', { name: column })
    .nth(row - 1);

test('a transport supplier imports a list with mistakes, sees each at its cell, corrects it, and hands it in', async ({
  page,
}) => {
  test.setTimeout(120_000);
  await openList(page, 1);
  await expect(page.getByText('每次重新导入会全部覆盖原有数据').first()).toBeVisible();
  const template = await downloaded(page, () =>
    page.getByRole('button', { name: '下载模板' }).first().click(),
  );
  expect(template.name).toBe('展品信息导入表.xlsx');
  expect(readWorkbook(template.bytes).ok).toBe(true);

  const before = await cell(page, /^品名/, 1).inputValue();
  const dialog = await openImport(page);
  await choose(page, filled('exhibits-with-mistakes.xlsx'));
  await expect(dialog.getByText('有错误，还不能导入')).toBeVisible();
  await expect(dialog.getByText('12 行').or(dialog.getByText('10 行')).first()).toBeVisible();
  // Rows as Excel counts them: the header is 1, the example 2.
  const rows = dialog.getByRole('row');
  await expect(rows.filter({ hasText: '请输入品名' })).toContainText('5');
  await expect(rows.filter({ hasText: '单件重量格式不匹配' })).toContainText('很重');
  await expect(rows.filter({ hasText: '数量不能小于1' })).toContainText('谐波减速机套件');
  await expect(rows).toHaveCount(4);
  await expect(dialog.getByRole('button', { name: /^覆盖并导入/ })).toBeHidden();

  const marked = await downloaded(page, () =>
    dialog.getByRole('button', { name: '下载标出错误的文件' }).click(),
  );
  expect(marked.name).toBe('exhibits-with-mistakes（错误标注）.xlsx');
  const comments = entryOf(marked.bytes, /^xl\/comments.*\.xml$/);
  expect(comments).toContain('请输入品名');
  expect(comments).toContain('ref="A5"');
  expect(comments).toContain('单件重量格式不匹配');
  expect(comments).toContain('ref="B7"');

  await dialog.getByRole('button', { name: '重新选择文件' }).click();
  await choose(page, filled('exhibits.xls'));
  await expect(dialog.getByText('10 行全部通过检查')).toBeVisible();
  await dialog.getByRole('button', { name: '覆盖并导入 10 行' }).click();
  await expect(page.getByText('已导入 10 行')).toBeVisible();
  await expect(dialog).toBeHidden();
  // 154.9 cm is cut to 154, the formula gives 6 pieces, and the sums follow.
  await expect(cell(page, /^长/, 7)).toHaveValue('154');
  await expect(cell(page, /^数量/, 3)).toHaveValue('6');
  await expect(table(page).getByRole('row').filter({ hasText: '合计' })).toContainText('38');
  await expect(page.getByText('超长').first()).toBeVisible();

  // One step back, one step forth.
  await page.getByRole('button', { name: '撤销导入' }).click();
  await expect(cell(page, /^品名/, 1)).toHaveValue(before);
  await openImport(page);
  await choose(page, filled('exhibits.xls'));
  await dialog.getByRole('button', { name: '覆盖并导入 10 行' }).click();
  await expect(dialog).toBeHidden();
  await expect(table(page).getByRole('row').filter({ hasText: '合计' })).toContainText('38');

  // The table as files.
  await page.getByRole('button', { name: '导出' }).click();
  const book = await downloaded(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  expect(book.name).toMatch(/^D1_展品清单_\d{4}-\d\d-\d\d\.xlsx$/);
  const reading = readWorkbook(book.bytes);
  expect(reading.ok && reading.sheet.rows.length).toBe(12);
  await page.getByRole('button', { name: '导出' }).click();
  const csv = await downloaded(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  expect(csv.bytes.toString('utf8')).toMatch(/^\ufeff品名,单件重量,/);

  const moment = page.getByRole('textbox', { name: /希望进馆时间/ });
  await moment.fill(`${(await fairDays(page.request)).date(-4)} 09:00:00`);
  await moment.press('Enter');
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: '展后处理' }).click();
  await page.getByRole('listbox').getByRole('option').first().click();
  await page.getByRole('textbox', { name: /回运地址/ }).fill('宁川市江岸区展馆路 18 号');
  await page.getByRole('region', { name: '保存和提交' }).getByRole('button', { name: '提交' }).click();
  await expect(page.getByText(/回执编号/).first()).toBeVisible();
});

test('files that are no workbooks are refused in words, and change nothing', async ({ page }) => {
  await openList(page, 0);
  const dialog = await openImport(page);
  const alert = dialog.getByRole('alert');

  await choose(page, file('list.csv', Buffer.from('品名,数量\n')));
  await expect(alert).toContainText('格式不正确，请上传xlsx或xls文件。这是 csv 文本');
  await choose(page, file('list.xlsx', Buffer.from('没有表格的文字\n')));
  await expect(alert).toContainText('格式不正确，请上传xlsx或xls文件。这是文本');
  await choose(page, filled('protected.xlsx'));
  await expect(alert).toHaveText('文件设有密码，无法读取。请取消密码后再上传');
  const good = Buffer.from(await writeTable({ name: 'x', columns: [{ header: '品名' }] }, [['甲']]));
  await choose(page, file('cut.xlsx', good.subarray(0, good.length - 400)));
  await expect(alert).toHaveText(/文件已损坏|格式不正确/);
  await choose(page, file('bomb.xlsx', bomb()));
  await expect(alert).toHaveText(/文件过大|文件已损坏/, { timeout: 20_000 });
  await choose(
    page,
    file('other.xlsx', Buffer.from(await writeTable({ name: 'x', columns: [{ header: '甲' }] }, [['乙']]))),
  );
  await expect(alert).toHaveText(
    '没有找到与表格对应的列名。请下载模板，按模板的表头填写。文件里的列名是：「甲」',
  );
  // What cannot be read leaves the dialog open for another file.
  await expect(dialog.getByRole('button', { name: '选择文件' })).toBeVisible();
});

const file = (name: string, buffer: Buffer) => ({ name, mimeType: XLSX, buffer });

/** A workbook of some hundred kilobytes whose sheet is three hundred megabytes. */
function bomb(): Buffer {
  const open = '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>';
  const row = '<row><c t="inlineStr"><is><t>A</t></is></c></row>';
  const sheet = Buffer.concat([
    Buffer.from(open),
    Buffer.alloc(300_000_000, row),
    Buffer.from('</sheetData></worksheet>'),
  ]);
  const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
  const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const packages = 'http://schemas.openxmlformats.org/package/2006';
  return zip({
    '[Content_Types].xml': `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/></Types>`,
    '_rels/.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${office}"><sheets><sheet name="x" sheetId="1" r:id="a"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packages}/relationships"><Relationship Id="a" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': sheet,
  });
}
