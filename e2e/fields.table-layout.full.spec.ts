import { expect, type Locator } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openSpecimen, test } from './fields/gallery.ts';

const inRow = (field: Locator, row: number): Locator =>
  field
    .getByRole('row')
    .filter({ has: field.page().getByRole('rowheader', { name: String(row), exact: true }) });

const width = (field: Locator) => field.getByRole('grid').evaluate((table) => table.clientWidth);

test('a table of three hundred rows: few are drawn, the end is reached, the focus stays while others scroll', async ({
  page,
}) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'manyRows', state: 'filled' });
  await expect(inRow(field, 1).getByRole('button', { name: '第 1 行的更多操作' })).toBeVisible();
  expect(await field.getByRole('rowheader').count()).toBeLessThan(60);
  const first = inRow(field, 1).getByRole('textbox', { name: '名称' });
  await first.focus();
  await field.getByRole('grid').hover();
  await page.mouse.wheel(0, 8000);
  await expect(inRow(field, 180).or(inRow(field, 200)).first()).toBeAttached();
  await expect(first).toBeFocused();
  await page.keyboard.type('仍在这里');
  await expect(first).toHaveValue('数控车床 1仍在这里');
  await expect(first).toBeInViewport();
  await page.keyboard.press('Control+End');
  const last = inRow(field, 300).getByRole('textbox', { name: '联系电话' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  await page.keyboard.press('PageUp');
  await expect(last).not.toBeFocused();
  await page.keyboard.press('Control+Shift+Home');
  await expect(field.getByText('5 列').last()).toBeAttached();
  await page.keyboard.press('Control+Home');
  await expect(first).toBeFocused();
  // Six hundred pixels of rows do not fit into three hundred: beyond five rows the table scrolls.
  const frame = await field.getByRole('grid').evaluate((table) => table.parentElement?.clientHeight ?? 0);
  expect(frame).toBeGreaterThan(300);
  expect(frame).toBeLessThan(420);
});

test('at five rows or fewer nothing scrolls down; exhibits are whole in sight or scroll in 1400 px, others are as wide as the page', async ({
  page,
}) => {
  const exhibits = await openSpecimen(page, { type: 'dynamic', variant: 'exhibits', state: 'filled' });
  const room = () =>
    exhibits.field.getByRole('grid').evaluate((table) => table.parentElement?.clientWidth ?? 0);
  expect(await width(exhibits.field)).toBe(await room());
  await page.setViewportSize({ width: 800, height: 900 });
  await expect.poll(() => width(exhibits.field)).toBe(1400);
  expect(await room()).toBeLessThan(800);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect.poll(async () => (await width(exhibits.field)) - (await room())).toBe(0);
  expect(
    await exhibits.field
      .getByRole('grid')
      .evaluate((table) =>
        table.parentElement === null ? '' : getComputedStyle(table.parentElement).overflowY,
      ),
  ).toBe('hidden');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1440);
  const plain = await openSpecimen(page, { type: 'dynamic', variant: 'limits', state: 'filled' });
  expect(await width(plain.field)).toBeLessThan(1100);
});

test('the common layout: each picture of a cell has an icon that shows it, also where nothing may be changed', async ({
  page,
}) => {
  for (const state of ['filled', 'readonly']) {
    const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'files', state });
    await expect(inRow(field, 1).getByText('2 个文件')).toBeVisible();
    await expect(inRow(field, 1).getByRole('button', { name: /^查看「plan-[12]\.png」$/ })).toHaveCount(2);
    await inRow(field, 1).getByRole('button', { name: '查看「plan-1.png」' }).click();
    const viewer = page.getByRole('dialog', { name: '查看图片' });
    await expect(viewer.getByRole('img', { name: 'plan-1.png' })).toBeVisible();
    await expect(page.getByRole('dialog', { name: '表单' })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(viewer).toBeHidden();
  }
});

test('a number plate is written right while it is typed: capitals, no blanks; ordinary and new-energy ones pass', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'dynamic', variant: 'vehicles' });
  await expect(field.getByRole('button', { name: '第 1 行的更多操作' })).toBeVisible();
  const plate = (row: number): Locator => inRow(field, row).getByRole('textbox', { name: '车牌号' });
  await plate(1).focus();
  await page.keyboard.type('澜a 123 45');
  await expect(plate(1)).toHaveValue('澜A12345');
  // The caret stays where it is.
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('ArrowLeft');
  await page.keyboard.type('b');
  await expect(plate(1)).toHaveValue('澜AB12345');
  await page.keyboard.press('Enter');
  await page.keyboard.type('澜af01234');
  await page.keyboard.press('Enter');
  await page.keyboard.type('a12345');
  await page.keyboard.press('Shift+Enter');
  await expect(field.getByText('车牌号格式不匹配')).toHaveCount(1);
  await sends([
    { $id: 'r1', plate: '澜AB12345', driver: '' },
    { $id: 'r2', plate: '澜AF01234', driver: '' },
    { $id: 'r3', plate: 'A12345', driver: '' },
  ]);
});

test('the look at rows before they are taken: only the faulty ones, each problem at its cell, all of ten thousand', async ({
  page,
}) => {
  await page.goto('/gallery/#/?type=kit&face=desktop');
  const preview = page.getByRole('region', { name: '导入前的预览' }).first();
  await expect(preview.getByText('10000 行，其中 40 行有错，共 60 处')).toBeVisible();
  const cell = preview
    .getByRole('row')
    .filter({ has: page.getByRole('rowheader', { name: '44', exact: true }) });
  await expect(cell.getByText('联系电话格式不正确')).toBeVisible();
  await expect(preview.getByRole('rowheader', { name: '10', exact: true })).toHaveCount(0);
  await preview.getByRole('checkbox', { name: '只看有错的行' }).uncheck();
  await expect(preview.getByRole('rowheader', { name: '10', exact: true })).toBeVisible();
  expect(await preview.getByRole('row').count()).toBeLessThan(60);
  await preview.getByRole('button', { name: '上一处' }).click();
  await expect(preview.getByRole('rowheader', { name: '9544', exact: true })).toBeInViewport();
  await preview.getByRole('button', { name: '下一处' }).click();
  await expect(preview.getByRole('rowheader', { name: '9', exact: true })).toBeInViewport();
});

for (const [variant, state] of [
  ['table', 'error'],
  ['exhibits', 'filled'],
  ['files', 'readonly'],
  ['manyRows', 'filled'],
] as const) {
  test(`nothing keeps people out of a table: ${variant}, ${state}`, async ({ page }) => {
    const { field } = await openSpecimen(page, { type: 'dynamic', variant, state });
    if (state !== 'readonly') {
      await expect(field.getByRole('button', { name: /的更多操作$/ }).first()).toBeVisible();
      await field.getByRole('textbox', { name: '名称' }).first().focus();
      await page.keyboard.press('Shift+ArrowDown');
      await page.keyboard.press('Shift+ArrowRight');
    }
    expect(await violations(page)).toEqual([]);
  });
}
