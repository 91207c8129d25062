import { expect } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

test('a table of rows: added in the editor with its problems, cancelled changes are gone, deleting asks', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'dynamic', variant: 'table' });
  await expect(field.getByText('还没有设备清单')).toBeVisible();
  await field.getByRole('button', { name: '添加', exact: true }).click();
  const editor = page.getByRole('dialog', { name: '表单' });
  await expect(editor.getByText('添加设备清单')).toBeVisible();
  expect((await editor.boundingBox())?.width).toBeCloseTo(1440 * 0.6, -1);
  await expect(editor.getByRole('textbox', { name: '名称' })).toBeFocused();
  await editor.getByRole('textbox', { name: '联系电话' }).fill('138');
  await editor.getByRole('button', { name: '确 定' }).click();
  await expect(editor.getByText('请输入名称')).toBeVisible();
  await expect(editor.getByText('联系电话应为 11 位手机号')).toBeVisible();
  await expect(editor.getByRole('textbox', { name: '名称' })).toBeFocused();
  await sends([]);
  await editor.getByRole('textbox', { name: '名称' }).fill('桥式起重机');
  await editor.getByRole('textbox', { name: '联系电话' }).fill('13804172208');
  await editor.getByRole('combobox', { name: '类别' }).click();
  await page.getByRole('option', { name: '光地特装' }).click();
  await editor.getByRole('button', { name: '确 定' }).click();
  await expect(editor).toBeHidden();
  const crane = { $id: 'r1', name: '桥式起重机', pieces: null, kind: 'b', arrives: '', phone: '13804172208' };
  await sends([crane]);

  await field.getByRole('button', { name: '编辑 第 1 行' }).click();
  const again = page.getByRole('dialog', { name: '表单' });
  await expect(again.getByText('编辑设备清单第 1 行')).toBeVisible();
  await again.getByRole('textbox', { name: '名称' }).fill('别的');
  await again.getByRole('textbox', { name: '数量' }).fill('9');
  await again.getByRole('button', { name: '取 消' }).click();
  await sends([crane]);

  await field.getByRole('button', { name: '删除 第 1 行' }).click();
  const question = page.getByRole('alertdialog', { name: '确定删除？' });
  await question.getByRole('button', { name: '取 消' }).click();
  await sends([crane]);
  await field.getByRole('button', { name: '删除 第 1 行' }).click();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(page.getByText('第 1 行已删除')).toBeVisible();
  await sends([]);
});

test('a table of two to four rows: neither fewer nor more', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'limits', state: 'filled' });
  await expect(field.getByRole('button', { name: /^删除 第/ })).toHaveCount(0);
  const add = field.getByRole('button', { name: '添加', exact: true });
  for (const name of ['三', '四']) {
    await add.click();
    await page.getByRole('dialog').getByRole('textbox', { name: '名称' }).fill(name);
    await page.getByRole('dialog').getByRole('button', { name: '确 定' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await expect(add).toBeDisabled();
  await expect(field.getByText(/最多4项$/)).toBeVisible();
  await expect(field.getByRole('button', { name: /^删除 第/ })).toHaveCount(4);
});

test('cells are typed into in place; exhibit figures and totals follow exactly', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'exhibits', state: 'filled' });
  const table = field.getByRole('grid');
  const row = table.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2', exact: true }) });
  await expect(row).toContainText('7.29');
  const number = row.getByRole('textbox', { name: /件数/ });
  await number.fill('5');
  await expect(row).toContainText('10,750.00');
  await expect(row).toContainText('12.15');
  await expect(table.getByRole('row').last()).toContainText('19,150.50');
  await number.press('Tab');
  await expect(field.getByRole('button', { name: '编辑 第 2 行' })).toBeFocused();
});

test('an exhibit beyond the limits is flagged as its size is typed, and the flag is explained', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'exhibits', state: 'filled' });
  const row = field.getByRole('row').filter({ has: page.getByRole('rowheader', { name: '2', exact: true }) });
  await expect(row.getByText('超重')).toBeVisible();
  await expect(row.getByText('超长')).toBeHidden();
  await row.getByRole('textbox', { name: /^长/ }).fill('301');
  await row.getByRole('textbox', { name: /单件重量/ }).fill('2000');
  await expect(row.getByText('超长')).toBeVisible();
  await expect(row.getByText('超重')).toBeHidden();
  await field.getByRole('button', { name: '编辑 第 1 行' }).click();
  // Rows of the transport layout are wide.
  const editor = page.getByRole('dialog', { name: '编辑设备清单第 1 行' });
  expect((await editor.boundingBox())?.width).toBeCloseTo(1440 * 0.7, -1);
  await page.keyboard.press('Escape');
  await expect(field.getByText('的展品超过 300 cm 或 2,000 kg，另填特殊物品申报')).toBeVisible();
});

test('a date in a cell: the calendar opens by a button that comes with the focus, and by Alt+Down', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'table', state: 'filled' });
  const cell = field.getByRole('textbox', { name: '到馆日期' }).first();
  await expect(field.getByRole('button', { name: '打开日历' })).toHaveCount(0);
  await cell.focus();
  await expect(field.getByRole('button', { name: '打开日历' })).toHaveCount(1);
  await page.keyboard.press('Alt+ArrowDown');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /2026 年 12 月 9 日/ })
    .click();
  await expect(cell).toHaveValue('2026-12-09');
  await field.getByRole('textbox', { name: '联系电话' }).first().focus();
  await expect(field.getByRole('button', { name: '打开日历' })).toHaveCount(0);
});

test('blocks of fields: the first is there, more join up to three, each is named', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'people' });
  await expect(field.getByRole('region', { name: '第1台设备' })).toBeVisible();
  await expect(field.getByRole('button', { name: /^删除/ })).toHaveCount(0);
  await field.getByRole('button', { name: '添加', exact: true }).click();
  const second = field.getByRole('region', { name: '第2台设备' });
  await expect(second.getByRole('textbox', { name: '名称' })).toBeFocused();
  await field.getByRole('button', { name: '添加', exact: true }).click();
  await expect(field.getByRole('button', { name: '添加', exact: true })).toBeDisabled();
  await second.getByRole('textbox', { name: '名称' }).fill('吊机');
  await second.getByRole('button', { name: /^删除/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '删除' }).click();
  await expect(field.getByRole('region')).toHaveCount(2);
  await second.getByRole('textbox', { name: '名称' }).fill('后');
  // Another one between the two.
  await field.getByRole('button', { name: '更多 第1台设备' }).click();
  await page.getByRole('menuitem', { name: '在下面插入一行' }).click();
  await expect(second.getByRole('textbox', { name: '名称' })).toBeFocused();
  await expect(second.getByRole('textbox', { name: '名称' })).toHaveValue('');
  await expect(
    field.getByRole('region', { name: '第3台设备' }).getByRole('textbox', { name: '名称' }),
  ).toHaveValue('后');
});

test('several lines: Enter adds the next, the limits hold, what is too few is reported', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'array' });
  const boxes = field.getByRole('textbox');
  await expect(boxes).toHaveCount(2);
  await expect(field.getByRole('button', { name: /^删除/ })).toHaveCount(0);
  await boxes.first().click();
  await page.keyboard.type('甲');
  await page.keyboard.press('Enter');
  await expect(boxes.nth(1)).toBeFocused();
  await page.keyboard.type('乙,丙');
  await sends('["甲","乙,丙",""]');
  await expect(field.getByRole('button', { name: '添加一项' })).toBeHidden();
  await field.getByRole('button', { name: '删除第 3 项' }).click();
  await expect(field.getByRole('button', { name: /^删除/ })).toHaveCount(0);
  await boxes.nth(1).fill('');
  await leave();
  await expect(field.getByText('参展品牌至少2项')).toBeVisible();
});

for (const cleaner of ['the browser', 'the library of browsers that cannot'] as const) {
  test(`the text of an organiser is shown without its scripts, styles and forms, cleaned by ${cleaner}`, async ({
    page,
  }) => {
    if (cleaner !== 'the browser') {
      await page.addInitScript(() => Reflect.deleteProperty(Element.prototype, 'setHTML'));
    }
    const { whole, field } = await openSpecimen(page, { type: 'html', variant: 'hostile' });
    await expect(field.getByText('两层半开放结构')).toBeVisible();
    await expect(whole.getByText('内容含有脚本')).toBeVisible();
    await expect(
      field.locator('script, style, form, input, [onerror], [href^="javascript"], [id=location]'),
    ).toHaveCount(0);
    expect(await page.evaluate(() => 'galleryBroken' in window)).toBe(false);
    const good = await openSpecimen(page, { type: 'html' });
    const link = good.field.getByRole('link', { name: '搭建守则全文' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(good.whole.getByText('不提交')).toBeVisible();
  });
}

test('an item of an unknown type is a notice, and never sent', async ({ page }) => {
  const { whole, field } = await openSpecimen(page, { type: 'unsupported' });
  await expect(field.getByText('「展位全景图」的类型这里不支持，请联系组委会')).toBeVisible();
  await expect(whole.getByText('不提交')).toBeVisible();
});
