import { expect, type Page } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

const narrow = (page: Page) => page.setViewportSize({ width: 420, height: 844 });
const wide = (page: Page) => page.setViewportSize({ width: 1440, height: 900 });

test.afterEach(({ page }) => wide(page));

test('a window up to 500 px has the face of a phone, one pixel more has not', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'select' });
  const face = field.locator('xpath=ancestor-or-self::*[@data-device][1]');
  for (const [width, device] of [
    [500, 'mobile'],
    [501, 'desktop'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(face).toHaveAttribute('data-device', device);
  }
});

test('a window made narrow keeps the open row, and what was typed in it', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'table', state: 'filled' });
  await field.getByRole('button', { name: '编辑 第 1 行' }).click();
  const name = page.getByRole('dialog').getByRole('textbox', { name: '名称' });
  await name.fill('龙门起重机');
  await narrow(page);
  await expect(page.getByRole('dialog').getByRole('button', { name: '删除' })).toBeVisible();
  await expect(name).toHaveValue('龙门起重机');
  await page.getByRole('dialog').getByRole('button', { name: '确定' }).click();
  await expect(field.getByText('龙门起重机')).toBeVisible();
});

test('in an open row the field that was typed in has the cursor in the other face, too', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'exhibits', state: 'filled' });
  await field.getByRole('button', { name: '编辑 第 2 行' }).click();
  const dialog = page.getByRole('dialog', { name: '编辑设备清单第 2 行' });
  const long = dialog.getByRole('textbox', { name: /^长/ });
  await long.fill('12');
  for (const turn of [narrow, wide]) {
    await turn(page);
    await expect(dialog.getByRole('button', { name: '删除' })).toHaveCount(turn === narrow ? 1 : 0);
    await expect(long).toBeFocused();
    await page.keyboard.type('0');
  }
  await expect(long).toHaveValue('1200');
  await dialog
    .getByRole('button', { name: '取消' })
    .or(dialog.getByRole('button', { name: '取 消' }))
    .click();
  await expect(dialog).toBeHidden();
});

test('the question before a row goes is asked on in the other face', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'table', state: 'filled' });
  await field.getByRole('button', { name: '删除 第 2 行' }).click();
  const question = page.getByRole('alertdialog', { name: '确定删除？' });
  await expect(question).toBeVisible();
  await narrow(page);
  await expect(page.locator('div[data-device=mobile]').getByRole('article')).toBeVisible();
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '删除' }).click();
  await expect(field.getByRole('button', { name: '删除 第 2 行' })).toHaveCount(0);
});

test('a window made narrow keeps what was picked and not yet confirmed', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'tree' });
  await field.getByRole('combobox', { name: '目标展馆' }).click();
  await page.getByRole('treeitem', { name: '南区' }).click();
  await narrow(page);
  await expect(page.getByRole('button', { name: '确定' })).toBeVisible();
  await expect(page.getByRole('treeitem', { name: '南区' })).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('button', { name: '确定' }).click();
  await sends('s');
});

test('what is ticked in a bottom sheet counts once a wider window shows a list', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'select', variant: 'many' });
  await narrow(page);
  await expect(page.locator('div[data-device=mobile]').getByRole('article')).toBeVisible();
  await field.getByRole('combobox', { name: '进馆车型' }).click();
  await page.getByRole('option', { name: '厢式货车 9.6 米' }).click();
  await wide(page);
  await expect(page.getByRole('option', { name: '厢式货车 9.6 米' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await sends('v3');
});

test('a half-typed date goes on in the other face, with the cursor in it', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'date' });
  await field.getByRole('textbox').click();
  await page.keyboard.type('2026-1');
  await narrow(page);
  await expect(page.locator('div[data-device=mobile]').getByRole('article')).toBeVisible();
  await expect(field.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('1-05');
  await leave();
  await sends('2026-11-05');
});

test('a signature begun on a desktop is finished on the phone face', { tag: '@full' }, async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'signature' });
  await field.getByRole('button', { name: '点击进行签名' }).click();
  const box = await page.locator('canvas').boundingBox();
  if (box === null) throw new Error('There is no pad');
  await page.mouse.move(box.x + 40, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(box.x + 200, box.y + 120, { steps: 6 });
  await page.mouse.up();
  await narrow(page);
  await page.getByRole('button', { name: '确定' }).click();
  await expect(field.getByRole('img', { name: '负责人签名（图片）' })).toBeVisible();
  await sends(expect.stringContaining('/api/files/'));
});
