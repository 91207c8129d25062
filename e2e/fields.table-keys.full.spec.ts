import { expect, type Locator, type Page } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

const cellOf = (field: Locator, row: number, label: string): Locator =>
  field
    .getByRole('row')
    .filter({ has: rowHead(field, row) })
    .getByRole('textbox', { name: label });
const rowHead = (field: Locator, row: number): Locator =>
  field.page().getByRole('rowheader', { name: String(row), exact: true });
const isFocused = async (cell: Locator): Promise<void> => expect(cell).toBeFocused();

/** The table with its grid: what makes a spreadsheet of it comes after it. */
async function openTable(page: Page, variant: string, state = 'filled') {
  const specimen = await openSpecimen(page, { type: 'dynamic', variant, state });
  await expect(specimen.field.getByRole('button', { name: /的更多操作$/ }).first()).toBeVisible();
  return specimen;
}

async function putOnClipboard(page: Page, text: string): Promise<void> {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((written) => navigator.clipboard.writeText(written), text);
}

const onClipboard = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

test('a table filled by keyboard alone: Tab along the row, Enter down the column and beyond the end', async ({
  page,
}) => {
  const { field, sends } = await openTable(page, 'table');
  await cellOf(field, 1, '名称').focus();
  await page.keyboard.press('Tab');
  await isFocused(cellOf(field, 1, '数量'));
  await page.keyboard.type('7');
  await page.keyboard.press('Enter');
  await isFocused(cellOf(field, 2, '数量'));
  await page.keyboard.type('8');
  await page.keyboard.press('Enter');
  await isFocused(cellOf(field, 3, '数量'));
  await page.keyboard.type('9');
  await page.keyboard.press('Shift+Tab');
  await isFocused(cellOf(field, 3, '名称'));
  await page.keyboard.type('叉车');
  await page.keyboard.press('Shift+Enter');
  await isFocused(cellOf(field, 2, '名称'));
  await sends([
    { $id: 'a', name: '桥式起重机', pieces: 7, kind: 'b', arrives: '2026-12-01', phone: '13804172208' },
    { $id: 'b', name: '数控车床', pieces: 8, kind: 'b', arrives: '2026-12-01', phone: '13804172208' },
    { $id: 'r1', name: '叉车', pieces: 9, kind: '', arrives: '', phone: '' },
  ]);
  // From the last cell of a row Tab goes on in the next one.
  await cellOf(field, 1, '联系电话').focus();
  await page.keyboard.press('Tab');
  await isFocused(cellOf(field, 2, '名称'));
  // Escape, then Tab leaves the table.
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(field.locator(':focus')).toHaveCount(0);
});

test('the first key after Enter belongs to the row that is added, however soon it comes', async ({
  page,
}) => {
  const { field } = await openTable(page, 'table');
  await cellOf(field, 2, '数量').focus();
  const row = await page.evaluate(async () => {
    // A machine so busy that it draws nothing before the next key.
    window.requestAnimationFrame = () => 0;
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(enter);
    // The next task, as the next key is one.
    await new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', resolve, { once: true });
      port1.start();
      port2.postMessage(null);
    });
    return document.activeElement?.closest('tr')?.dataset['index'];
  });
  expect(row).toBe('2');
});

test('arrows go from cell to cell and inside a text only at its ends; F2 edits, Escape restores, Delete empties', async ({
  page,
}) => {
  const { field } = await openTable(page, 'table');
  const name = cellOf(field, 1, '名称');
  await name.focus();
  await page.keyboard.press('ArrowDown');
  await isFocused(cellOf(field, 2, '名称'));
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('F2');
  // The caret is behind the text: left goes along it, right leaves it.
  await page.keyboard.press('ArrowLeft');
  await isFocused(name);
  await page.keyboard.type('！');
  await expect(name).toHaveValue('桥式起重！机');
  await page.keyboard.press('Escape');
  await expect(name).toHaveValue('桥式起重机');
  await page.keyboard.press('F2');
  await page.keyboard.press('ArrowRight');
  await isFocused(cellOf(field, 1, '数量'));
  await page.keyboard.press('ArrowDown');
  await expect(cellOf(field, 1, '数量')).toHaveValue('2');
  await page.keyboard.press('Control+ArrowLeft');
  await isFocused(cellOf(field, 2, '名称'));
  await page.keyboard.press('Delete');
  await expect(cellOf(field, 2, '名称')).toHaveValue('');
  await page.keyboard.press('Control+z');
  await expect(cellOf(field, 2, '名称')).toHaveValue('数控车床');
});

test('a block copied from Excel: labels, dates, thousands, quotes and line breaks; rows are added; undone at once', async ({
  page,
}) => {
  const { field, sends } = await openTable(page, 'table');
  const start = [
    { $id: 'a', name: '桥式起重机', pieces: 2, kind: 'b', arrives: '2026-12-01', phone: '13804172208' },
    { $id: 'b', name: '数控车床', pieces: 1, kind: 'b', arrives: '2026-12-01', phone: '13804172208' },
  ];
  await putOnClipboard(
    page,
    '"立式\r\n铣床"\t1,200\t光地特装\t2026/12/3\t13800000001\r\n"17"" 屏"\t三\t标准展台\t2026-12-4\t13800000002\r\n',
  );
  await cellOf(field, 2, '名称').focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(page.getByText('有 1 格的内容读不懂，已在原处标出')).toBeVisible();
  await expect(field.getByText('数量格式不正确')).toBeVisible();
  await expect(cellOf(field, 3, '数量')).toHaveValue('三');
  await sends([
    start[0],
    { $id: 'b', name: '立式\r\n铣床', pieces: 1200, kind: 'b', arrives: '2026-12-03', phone: '13800000001' },
    { $id: 'r1', name: '17" 屏', pieces: '三', kind: 'a', arrives: '2026-12-04', phone: '13800000002' },
  ]);
  await page.keyboard.press('Control+z');
  await sends(start);
  await page.keyboard.press('Control+Shift+z');
  await expect(field.getByRole('rowheader')).toHaveCount(3);
});

test('a block selected with Shift is copied for Excel, cut, and pasted elsewhere', async ({ page }) => {
  const { field, sends } = await openTable(page, 'table');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await cellOf(field, 1, '数量').focus();
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('Shift+ArrowRight');
  await expect(field.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await page.keyboard.press('Control+c');
  expect(await onClipboard(page)).toBe('2\t光地特装\t2026-12-01\r\n1\t光地特装\t2026-12-01\r\n');
  await page.keyboard.press('Control+x');
  await expect(cellOf(field, 1, '数量')).toHaveValue('');
  await expect(cellOf(field, 2, '到馆日期')).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(field.getByRole('gridcell', { selected: true })).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Control+v');
  await sends([
    { $id: 'a', name: '桥式起重机', pieces: null, kind: '', arrives: '', phone: '13804172208' },
    { $id: 'b', name: '数控车床', pieces: 2, kind: 'b', arrives: '2026-12-01', phone: '13804172208' },
    { $id: 'r1', name: '', pieces: 1, kind: 'b', arrives: '2026-12-01', phone: '' },
  ]);
});

test('a block is selected with the mouse, by dragging and by Shift', async ({ page }) => {
  const { field } = await openTable(page, 'exhibits');
  const from = await cellOf(field, 1, '长').boundingBox();
  const to = await cellOf(field, 2, '高').boundingBox();
  if (from === null || to === null) throw new Error('not drawn');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 10, to.y + 10, { steps: 5 });
  await page.mouse.up();
  await expect(field.getByRole('gridcell', { selected: true })).toHaveCount(6);
  await expect(field.getByText('已选 2 行 3 列')).toBeAttached();
  await page.keyboard.press('Delete');
  await expect(cellOf(field, 2, '高')).toHaveValue('');
  await expect(cellOf(field, 2, '单件重量')).not.toHaveValue('');
  await cellOf(field, 1, '名称').click();
  await cellOf(field, 1, '宽').click({ modifiers: ['Shift'] });
  await expect(field.getByRole('gridcell', { selected: true })).toHaveCount(3);
  await rowHead(field, 2).click();
  await expect(field.getByRole('gridcell', { selected: true })).toHaveCount(9);
});

test('lists in cells: Space opens, a label is pasted, Enter goes down', async ({ page }) => {
  const { field } = await openTable(page, 'table');
  const kind = (row: number): Locator =>
    field
      .getByRole('row')
      .filter({ has: rowHead(field, row) })
      .getByRole('combobox', { name: '类别' });
  await kind(1).focus();
  await page.keyboard.press('Space');
  await page.getByRole('option', { name: '标准展台' }).click();
  await expect(kind(1)).toHaveText('标准展台');
  await isFocused(kind(1));
  await page.keyboard.press('Enter');
  await isFocused(kind(2));
  await expect(page.getByRole('listbox')).toHaveCount(0);
  await putOnClipboard(page, '标准展台');
  await page.keyboard.press('Control+v');
  await expect(kind(2)).toHaveText('标准展台');
  await page.keyboard.press('Delete');
  await expect(kind(2)).not.toHaveText('标准展台');
});

test('sixty steps are undone and done again: typing, rows added, moved and deleted', async ({ page }) => {
  const { field } = await openTable(page, 'table');
  const heads = field.getByRole('rowheader');
  await cellOf(field, 2, '名称').focus();
  for (let row = 3; row <= 30; row += 1) {
    await page.keyboard.press('Enter');
    await isFocused(cellOf(field, row, '名称'));
    await page.keyboard.type(`件 ${row}`);
  }
  await page.keyboard.press('Alt+Shift+ArrowUp');
  await isFocused(cellOf(field, 29, '名称'));
  await expect(cellOf(field, 29, '名称')).toHaveValue('件 30');
  await field.getByRole('button', { name: '删除 第 1 行' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(heads).toHaveCount(29);
  // The focus is in the row that took its place.
  await isFocused(cellOf(field, 1, '名称'));
  await expect(cellOf(field, 1, '名称')).toHaveValue('数控车床');
  for (let step = 0; step < 58; step += 1) await page.keyboard.press('Control+z');
  await expect(heads).toHaveCount(2);
  await expect(cellOf(field, 1, '名称')).toHaveValue('桥式起重机');
  for (let step = 0; step < 58; step += 1) await page.keyboard.press('Control+y');
  await expect(heads).toHaveCount(29);
  await expect(cellOf(field, 28, '名称')).toHaveValue('件 30');
});

test('a row is inserted below another, by its menu and by Ctrl+Enter', async ({ page }) => {
  const { field, sends } = await openTable(page, 'limits');
  await field.getByRole('button', { name: '第 1 行的更多操作' }).click();
  await page.getByRole('menuitem', { name: '在下面插入一行' }).click();
  await isFocused(cellOf(field, 2, '名称'));
  await page.keyboard.type('夹在中间');
  await page.keyboard.press('Control+Enter');
  await isFocused(cellOf(field, 3, '名称'));
  await page.keyboard.type('再一行');
  await sends([
    expect.objectContaining({ $id: 'a' }),
    expect.objectContaining({ $id: 'r1', name: '夹在中间' }),
    expect.objectContaining({ $id: 'r2', name: '再一行' }),
    expect.objectContaining({ $id: 'b' }),
  ]);
  // Four rows are the most: neither Enter nor a block adds another, and what found no place is told.
  await cellOf(field, 4, '名称').focus();
  await page.keyboard.press('Enter');
  await expect(field.getByRole('rowheader')).toHaveCount(4);
  await putOnClipboard(page, '甲\n乙\n丙');
  await page.keyboard.press('Control+a');
  await page.keyboard.press('Control+v');
  await expect(page.getByText(/最多4项，有 2 行没有粘贴$/)).toBeVisible();
});

test('exhibits keep what is typed and pasted, and say what does not fit', async ({ page }) => {
  const { field } = await openTable(page, 'exhibits');
  const long = cellOf(field, 2, '长');
  await long.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('120.5');
  await page.keyboard.press('Tab');
  await expect(long).toHaveValue('120.5');
  await expect(field.getByText('必须为整数')).toBeVisible();
  const weight = cellOf(field, 2, '单件重量');
  await weight.focus();
  await page.keyboard.press('Control+a');
  await page.keyboard.type('12,5');
  await page.keyboard.press('Tab');
  await expect(weight).toHaveValue('12,5');
  await expect(field.getByText('格式不正确')).toBeVisible();
  await putOnClipboard(page, '120 厘米\t48.2\t４４\t1,350.5');
  await long.focus();
  await page.keyboard.press('Control+ArrowLeft');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Control+v');
  await expect(long).toHaveValue('120');
  await expect(cellOf(field, 2, '宽')).toHaveValue('48.2');
  await expect(cellOf(field, 2, '高')).toHaveValue('44');
  await expect(weight).toHaveValue('1350.50');
  await expect(field.getByText('必须为整数')).toHaveCount(1);
});

test('an empty table is begun in the table itself, with what Excel has on the clipboard', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'dynamic', variant: 'table' });
  await putOnClipboard(page, '车床\t2\n铣床\t3');
  await field.getByRole('button', { name: '在表格里填，或从 Excel 粘贴' }).click();
  await isFocused(cellOf(field, 1, '名称'));
  await page.keyboard.press('Control+v');
  await sends([
    { $id: 'r1', name: '车床', pieces: 2, kind: '', arrives: '', phone: '' },
    { $id: 'r2', name: '铣床', pieces: 3, kind: '', arrives: '', phone: '' },
  ]);
});
