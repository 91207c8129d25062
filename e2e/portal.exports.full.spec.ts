import { contentText, readWorkbook, type Sheet } from '@zhantai/workbooks/read';
import { expect, test, type Page } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';
import { downloaded } from './tables/import-dialog.ts';
import { entryOf } from './tables/zip-entry.ts';

/** What an export gives: the workbook, its first sheet as the product reads it, and its lines as CSV. */
async function exported(page: Page, place = 0) {
  const open = page.getByRole('button', { name: '导出', exact: true }).nth(place);
  await open.click();
  const book = await downloaded(page, () => page.getByRole('menuitem', { name: /Excel/ }).click());
  await open.click();
  const text = await downloaded(page, () => page.getByRole('menuitem', { name: /CSV/ }).click());
  const reading = readWorkbook(book.bytes);
  if (!reading.ok) throw new Error(`The workbook is read as ${reading.fault}`);
  const csv = text.bytes.toString('utf8');
  // Excel knows by it that the text is UTF-8.
  expect(csv.startsWith('\ufeff')).toBe(true);
  expect(text.name).toBe(book.name.replace(/xlsx$/, 'csv'));
  expect(entryOf(book.bytes, /sheet1\.xml$/)).not.toContain('<f>');
  return {
    name: book.name,
    bytes: book.bytes,
    sheet: reading.sheet,
    lines: csv.slice(1).trim().split('\r\n'),
  };
}

const texts = (sheet: Sheet, row: number): readonly string[] => sheet.rows[row]?.cells.map(contentText) ?? [];

test('orders as files: prices and amounts are numbers, their sum stands below', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/orders');
  await expect(page.getByRole('article').first()).toBeVisible();
  const { name, sheet, lines } = await exported(page);
  expect(name).toMatch(/^订单与发票_\d{4}-\d\d-\d\d\.xlsx$/);
  expect(texts(sheet, 0)).toEqual(lines[0]?.split(','));
  const amounts = sheet.rows.slice(1, -1).map(({ cells }) => cells.at(-1));
  expect(amounts.length).toBeGreaterThan(0);
  expect(amounts.every((amount) => typeof amount === 'number')).toBe(true);
  const sum = amounts.reduce<number>((all, amount) => all + Number(amount), 0);
  expect(texts(sheet, sheet.rows.length - 1)[0]).toBe('合计');
  expect(Number(sheet.rows.at(-1)?.cells.at(-1))).toBeCloseTo(sum, 2);
  // Sums are the workbook's; the lines of a CSV are orders alone.
  expect(lines).toHaveLength(sheet.rows.length - 1);
  expect(sheet.rows[1]?.cells[1]).toMatchObject({ kind: 'datetime' });
});

test('visitors who came through an invitation as files, masked as the list is', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/invitation');
  const { sheet, lines } = await exported(page);
  expect(texts(sheet, 0)).toEqual(lines[0]?.split(','));
  expect(sheet.rows.length).toBeGreaterThan(1);
  expect(lines).toHaveLength(sheet.rows.length);
  // Names and numbers are open together, for those alone who agreed to it, as the list shows them.
  const people = lines.slice(1).map((line) => line.split(',').slice(0, 2));
  for (const [name = '', phone = ''] of people) expect(phone.includes('*')).toBe(name.includes('*'));
  const shown = await page.getByRole('main').innerText();
  const masked = people.find(([name = '']) => name.includes('*'));
  const open = people.find(([name = '']) => !name.includes('*'));
  for (const text of [...(masked ?? ['?']), ...(open ?? ['?'])]) expect(shown).toContain(text);
  expect(sheet.rows[1]?.cells[4]).toMatchObject({ kind: 'datetime' });
});

test('what an exhibitor handed in as files, from the drawer of its transport supplier', async ({ page }) => {
  await signIn(page, '13800000004');
  const clients = page.getByRole('navigation', { name: '委托展商' }).getByRole('listitem');
  await clients.first().getByRole('link').click();
  await page.getByRole('link', { name: '展商资料' }).click();
  await page.getByRole('button', { name: /D1/ }).first().click();
  const drawer = page.getByRole('dialog', { name: /D1/ });
  await expect(drawer.getByRole('button', { name: '导出' })).toBeVisible();
  const { name, sheet, lines } = await exported(page);
  expect(name).toMatch(/^D1_展品清单_\d{4}-\d\d-\d\d\.xlsx$/);
  const header = texts(sheet, 0);
  const pieces = header.findIndex((text) => text.startsWith('数量'));
  const counts = sheet.rows.slice(1, -1).map(({ cells }) => cells[pieces]);
  expect(counts.length).toBeGreaterThan(0);
  expect(counts.every((count) => typeof count === 'number')).toBe(true);
  expect(sheet.rows.at(-1)?.cells[pieces]).toBe(counts.reduce<number>((all, one) => all + Number(one), 0));
  expect(lines).toHaveLength(sheet.rows.length - 1);
});
