import { expect, type Locator, type Page } from '@playwright/test';
import { draw } from './fields/draw.ts';
import { openSpecimen, test } from './fields/gallery.ts';

/** How much is drawn on a pad. */
const inked = (pad: Locator) =>
  pad.evaluate((canvas) => {
    if (!(canvas instanceof HTMLCanvasElement)) return 0;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    return pixels.filter((value, place) => place % 4 === 3 && value > 0).length;
  });

const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
};

test('a select in a bottom sheet: nothing is taken before it is confirmed, search and several', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'select', variant: 'many' });
  await fits(page);
  const box = field.getByRole('combobox', { name: '进馆车型' });
  expect((await box.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await box.tap();
  const sheet = page.getByRole('dialog', { name: '进馆车型' });
  await sheet.getByRole('option', { name: '面包车' }).tap();
  await sheet.getByRole('button', { name: '取消' }).tap();
  await expect(sheet).toBeHidden();
  await sends('');
  await box.tap();
  await sheet.getByRole('combobox', { name: '搜索选项' }).fill('集装箱');
  await sheet.getByRole('option', { name: '集装箱 40 尺' }).tap();
  await sheet.getByRole('button', { name: '确定' }).tap();
  await sends('v7');
});

test('choices by finger: boxes to tap, the other-text, a switch, stars', async ({ page }) => {
  const radio = await openSpecimen(page, { type: 'radio' });
  await radio.field.getByRole('radio', { name: '光地特装' }).tap();
  await radio.sends('b');
  await radio.field.getByRole('radio', { name: '其他' }).tap();
  await radio.field.getByRole('textbox', { name: '其他：请说明' }).fill('双层');
  await radio.sends('o_>双层');
  const rate = await openSpecimen(page, { type: 'rate' });
  await rate.field.locator('label').nth(3).tap();
  await rate.sends(4);
  const ten = await openSpecimen(page, { type: 'rate', variant: 'ten', state: 'filled' });
  // Ten stars fill the line: what they say stands under them in one line of its own.
  expect((await ten.field.getByText('7 / 10 星').boundingBox())?.height).toBeLessThan(30);
  const control = await openSpecimen(page, { type: 'switch' });
  await control.field.getByRole('switch').tap();
  await control.sends('1');
});

test('a date in a bottom sheet with its time; times as wheels; a year', async ({ page }) => {
  const moment = await openSpecimen(page, { type: 'datetime', state: 'filled' });
  await moment.field.getByRole('button', { name: '打开日历' }).tap();
  const sheet = page.getByRole('dialog', { name: '到达时刻' });
  await sheet.getByRole('button', { name: '2026 年 12 月 5 日' }).tap();
  await sheet.getByRole('button', { name: /时间/ }).tap();
  await sheet.getByRole('listbox', { name: '时' }).getByRole('option', { name: '21' }).tap();
  await sheet.getByRole('button', { name: '确定' }).tap();
  await moment.sends('2026-12-05 21:59:59');

  const time = await openSpecimen(page, { type: 'time' });
  await time.field.getByRole('button', { name: '选择时间' }).tap();
  const wheels = page.getByRole('dialog', { name: '请选择时间' });
  await wheels.getByRole('listbox', { name: '时' }).getByRole('option', { name: '02' }).tap();
  await expect(wheels.getByRole('option', { name: '02', selected: true })).toBeVisible();
  await wheels.getByRole('button', { name: '确定' }).tap();
  await time.sends('02:00:00');

  const year = await openSpecimen(page, { type: 'year' });
  await year.field.getByRole('button', { name: '选择年份' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '2027 年' }).tap();
  await year.sends('2027');
});

test('a range in a bottom sheet is taken when both ends are there', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'daterange' });
  await field.getByRole('button', { name: '打开日历' }).tap();
  const sheet = page.getByRole('dialog', { name: '住宿日期' });
  await sheet
    .getByRole('button', { name: /2026 年 11 月 25 日/ })
    .first()
    .tap();
  await expect(sheet.getByRole('button', { name: '确定' })).toBeDisabled();
  await sheet
    .getByRole('button', { name: /2026 年 11 月 28 日/ })
    .first()
    .tap();
  await sheet.getByRole('button', { name: '确定' }).tap();
  await sends('2026-11-25,2026-11-28');
});

test('a cascader and a tree in sheets, the tree three quarters high and not closed from outside', async ({
  page,
}) => {
  const places = await openSpecimen(page, { type: 'cascader' });
  await places.field.getByRole('combobox', { name: '展位位置' }).tap();
  const levels = page.getByRole('dialog', { name: '展位位置' });
  await levels.getByRole('option', { name: '北区' }).tap();
  await levels.getByRole('option', { name: '1 号馆' }).tap();
  await levels.getByRole('button', { name: '确定' }).tap();
  await places.sends('n,n1');

  const halls = await openSpecimen(page, { type: 'tree' });
  await halls.field.getByRole('combobox', { name: '目标展馆' }).tap();
  const tree = page.getByRole('dialog', { name: '选择' });
  await tree.getByRole('treeitem', { name: '南区' }).tap();
  await page.touchscreen.tap(195, 20);
  await expect(tree).toBeVisible();
  expect((await tree.boundingBox())?.height).toBeLessThanOrEqual(844 * 0.75 + 1);
  await tree.getByRole('button', { name: '确定' }).tap();
  await halls.sends('s');
});

test('a signature by finger: turning the phone keeps the strokes, the cross clears before signing again', async ({
  page,
}) => {
  const { field, sends, whole } = await openSpecimen(page, { type: 'signature' });
  await field.getByRole('button', { name: '点击进行签名' }).tap();
  const sheet = page.getByRole('dialog', { name: '签名' });
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(page.getByText('签名不能为空').first()).toBeVisible();
  // A notice leaves the buttons at the lower edge free.
  await sheet.getByRole('button', { name: '重签' }).click({ trial: true });
  const notice = await page.getByText('签名不能为空').first().boundingBox();
  expect(notice?.y).toBeLessThan(200);
  const pad = sheet.locator('canvas');
  await page.getByRole('button', { name: '关闭提示' }).tap();
  await draw(pad, 40);
  const before = await inked(pad);
  expect(before).toBeGreaterThan(100);
  await page.setViewportSize({ width: 844, height: 390 });
  await expect.poll(() => inked(pad)).toBeGreaterThan(100);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(async () => (await pad.boundingBox())?.height).toBe(598);
  await sheet.getByRole('button', { name: '重签' }).tap();
  expect(await inked(pad)).toBe(0);
  await draw(pad, 60);
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet).toBeHidden();
  await expect(whole.locator('dd code')).toContainText('/api/file');
  await field.getByRole('img', { name: '负责人签名（图片）' }).tap();
  await expect(sheet).toBeHidden();
  await field.getByRole('button', { name: '清除签名' }).tap();
  await sends('');
});

test('rows on a phone: a line opens its editor, cancelling restores, deleting asks', async ({ page }) => {
  const { field } = await openSpecimen(page, { type: 'dynamic', variant: 'table', state: 'filled' });
  await fits(page);
  await field.getByRole('button', { name: /桥式起重机/ }).tap();
  const sheet = page.getByRole('dialog', { name: '表单' });
  await sheet.getByRole('textbox', { name: '名称' }).fill('');
  await sheet.getByRole('button', { name: '确定' }).tap();
  await expect(sheet.getByText('请输入名称')).toBeVisible();
  await sheet.getByRole('button', { name: '取消' }).tap();
  await expect(field.getByRole('button', { name: /桥式起重机/ })).toBeVisible();
  await field.getByRole('button', { name: /数控车床/ }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).tap();
  await page.getByRole('alertdialog', { name: '确定删除？' }).getByRole('button', { name: '删除' }).tap();
  await expect(field.getByRole('button', { name: /数控车床/ })).toBeHidden();
  await expect(field.getByRole('button', { name: /桥式起重机/ })).toBeVisible();
});

test('typing on a phone: the keyboard that fits, text that is not zoomed, nothing wider than the window', async ({
  page,
}) => {
  const number = await openSpecimen(page, { type: 'number', variant: 'whole' });
  await expect(number.field.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  const mobile = await openSpecimen(page, { type: 'input', variant: 'mobile' });
  await expect(mobile.field.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
  await expect(mobile.field.getByRole('textbox')).toHaveCSS('font-size', '16px');
  const upload = await openSpecimen(page, { type: 'upload' });
  await expect(upload.field.getByText('选择文件或拍照')).toBeVisible();
  await page.goto('/gallery/#/?type=all&state=long');
  await expect(page.getByRole('article').first()).toBeVisible();
  await fits(page);
});
