import { expect } from '@playwright/test';
import { openSpecimen, test } from './fields/gallery.ts';

test('a date: picked with the mouse, days out of bounds are not for picking, 42 cells with lunar days', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'date', state: 'filled' });
  await field.getByRole('button', { name: '打开日历' }).click();
  const popup = page.getByRole('dialog', { name: '进馆日期' });
  await expect(popup.getByText('2026 年 6 月')).toBeVisible();
  await expect(popup.getByRole('gridcell')).toHaveCount(42);
  expect((await popup.boundingBox())?.width).toBeCloseTo(301, -1);
  await expect(popup.getByRole('button', { name: '2026 年 6 月 15 日 星期一 五月' })).toBeVisible();
  await popup.getByRole('button', { name: '2026 年 6 月 18 日' }).click();
  await expect(popup).toBeHidden();
  await sends('2026-06-18');

  await field.getByRole('button', { name: '打开日历' }).click();
  for (let month = 6; month > 0; month -= 1) await popup.getByRole('button', { name: '上个月' }).click();
  const outside = popup.getByRole('button', { name: /2025 年 12 月 31 日/ });
  await expect(outside).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await sends('2026-06-18');
});

test('a date by keyboard alone: the calendar opens, arrows and pages move, Enter picks, the focus returns', async ({
  page,
}) => {
  const { field, sends } = await openSpecimen(page, { type: 'date', state: 'filled' });
  await field.getByRole('textbox').focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const popup = page.getByRole('dialog', { name: '进馆日期' });
  await expect(popup).toBeVisible();
  const chosen = popup.getByRole('button', { name: /2026 年 6 月 1 日/ });
  await chosen.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('PageDown');
  await page.keyboard.press('Enter');
  await expect(popup).toBeHidden();
  await sends('2026-07-09');
});

test('a typed date in other spellings; what is none becomes today and says so; the emptied field is empty', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'date' });
  const box = field.getByRole('textbox', { name: '进馆日期' });
  await box.fill('2026年3月4日');
  await leave();
  await sends('2026-03-04');
  await expect(box).toHaveValue('2026-03-04');
  await box.fill('20270101');
  await leave();
  await expect(field.getByText('超出允许的范围，已换成最近的日期')).toBeVisible();
  await sends('2026-12-31');
  await box.fill('下周三');
  await box.press('Enter');
  await expect(field.getByText('「下周三」不是有效日期，已换成今天')).toBeVisible();
  await box.fill('');
  await leave();
  await sends('');
});

test('a time: columns of hours, minutes and seconds, and typed', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'time' });
  await field.getByRole('button', { name: '选择时间' }).click();
  const popup = page.getByRole('dialog', { name: '进馆时间' });
  await expect(popup.getByRole('listbox', { name: '时' }).getByRole('option')).toHaveCount(24);
  await expect(popup.getByRole('listbox', { name: '秒' }).getByRole('option')).toHaveCount(60);
  await popup.getByRole('listbox', { name: '时' }).getByRole('option', { name: '09' }).click();
  await popup.getByRole('listbox', { name: '分' }).focus();
  await page.keyboard.press('ArrowUp');
  await popup.getByRole('button', { name: '确 定' }).click();
  await sends('09:59:00');
  const box = field.getByRole('textbox');
  await box.fill('7:30');
  await leave();
  await expect(field.getByText('进馆时间不在允许的范围内')).toBeVisible();
  await box.fill('25:00');
  await leave();
  await expect(field.getByText('「25:00」不是有效时间，已恢复原来的内容')).toBeVisible();
  await sends('07:30:00');
});

test('a date with its time', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'datetime', state: 'filled' });
  await field.getByRole('button', { name: '打开日历' }).click();
  const popup = page.getByRole('dialog', { name: '到达时刻' });
  await popup.getByRole('button', { name: '2026 年 12 月 5 日' }).click();
  await popup.getByRole('listbox', { name: '时' }).getByRole('option', { name: '08' }).click();
  await popup.getByRole('button', { name: '确 定' }).click();
  await sends('2026-12-05 08:59:59');
});

test('a year: ten a page, arrows turn it, years before the first are not for picking', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'year', state: 'filled' });
  await field.getByRole('button', { name: '选择年份' }).click();
  const popup = page.getByRole('dialog', { name: '公司成立年份' });
  await expect(popup.getByText('2020–2029')).toBeVisible();
  await expect(popup.getByRole('button', { name: /^\d{4} 年$/ })).toHaveCount(10);
  await popup.getByRole('button', { name: '前十年' }).click();
  await expect(popup.getByRole('button', { name: '2019 年' })).toHaveAttribute('aria-disabled', 'true');
  await popup.getByRole('button', { name: '后十年' }).click();
  await popup.getByRole('button', { name: '后十年' }).click();
  await popup.getByRole('button', { name: '2031 年' }).click();
  await sends('2031');
});

test('a range: two presses in either order, the third begins anew, a reversed typed range is turned', async ({
  page,
}) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'daterange', state: 'filled' });
  await field.getByRole('button', { name: '打开日历' }).click();
  const popup = page.getByRole('dialog', { name: '住宿日期' });
  expect((await popup.boundingBox())?.width).toBeCloseTo(653, -1);
  await popup.getByRole('button', { name: '2026 年 5 月 20 日' }).click();
  await popup.getByRole('button', { name: '2026 年 5 月 17 日' }).click();
  await sends('2026-05-17,2026-05-20');
  await field.getByRole('textbox', { name: '住宿日期的开始' }).fill('2026-06-02');
  await field.getByRole('textbox', { name: '住宿日期的结束' }).fill('2026-06-01');
  await leave();
  await sends('2026-06-01,2026-06-02');
  await expect(field.getByText('结束早于开始，已对调')).toBeVisible();
});

test('a range with times ends at the last second of its day unless a time is given', async ({ page }) => {
  const { field, sends } = await openSpecimen(page, { type: 'datetimerange', state: 'filled' });
  const popup = page.getByRole('dialog', { name: '看馆时段' });
  await field.getByRole('textbox', { name: '看馆时段的开始' }).fill('');
  await field.getByRole('textbox', { name: '看馆时段的结束' }).fill('');
  await sends('');
  await field.getByRole('button', { name: '打开日历' }).click();
  await popup.getByRole('button', { name: '2026 年 11 月 20 日' }).click();
  await popup.getByRole('button', { name: '2026 年 11 月 23 日' }).click();
  await popup.getByRole('textbox', { name: '开始时间' }).fill('8:30');
  await popup.getByRole('button', { name: '确 定' }).click();
  await sends('2026-11-20 08:30:00,2026-11-23 23:59:59');
});

test('a range of times may run past midnight', async ({ page }) => {
  const { field, sends, leave } = await openSpecimen(page, { type: 'timerange' });
  await field.getByRole('textbox', { name: '加班时段的开始' }).fill('22:00');
  await field.getByRole('textbox', { name: '加班时段的结束' }).fill('6:00');
  await leave();
  await sends('22:00:00,06:00:00');
  await expect(field.getByText('已对调')).toBeHidden();
  await expect(field.getByText('不能早于')).toBeHidden();
});
