import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { fairDays } from './portal/fair-days.ts';
import { passCaptcha } from './portal/guests.ts';

test('a visitor opens an invitation, registers, and keeps QR code and calendar', async ({
  page,
  request,
}) => {
  const days = await fairDays(request);
  await page.goto('/#/s?code=X01VISIT');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('邀您参观');
  await expect(page).toHaveTitle('参观邀请');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const poster = page.waitForEvent('download');
  await page.getByRole('button', { name: '存成图片' }).click();
  expect((await poster).suggestedFilename()).toMatch(/^参观邀请_.+\.png$/);

  await page.getByRole('link', { name: '登记参观' }).click();
  await expect(page.getByLabel('邀请码')).toHaveValue('X01VISIT');
  await page.getByRole('textbox', { name: '姓名' }).fill('谢临风');
  // The tab goes and comes back: what was typed is offered.
  await expect(page.getByText('已存在这台设备')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: /这台设备上存着/ })).toBeVisible();
  await page.getByRole('button', { name: '接着填' }).click();
  await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('谢临风');

  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '才能提交' })).toBeFocused();
  await page.getByRole('textbox', { name: '手机' }).fill('13700004417');
  await page.getByRole('textbox', { name: '单位' }).fill('云程机械');
  await page.getByRole('textbox', { name: '职务' }).fill('采购经理');
  await page.getByText(days.words(1)).click();
  await page.getByText('同意为入场核验使用').click();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByText('请先阅读并同意隐私政策').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交' }).click();
  await passCaptcha(page);

  await expect(page.getByRole('heading', { name: '登记成功' })).toBeVisible();
  await expect(page.getByRole('img', { name: '入场二维码' })).toBeVisible();
  await expect(page.getByText('云程机械')).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '加到日历' }).click();
  const calendar = await download;
  expect(calendar.suggestedFilename()).toBe('江澜博览会 2027.ics');
  expect(await readFile(await calendar.path(), 'utf8')).toContain(
    `DTSTART;VALUE=DATE:${days.date(0).replaceAll('-', '')}`,
  );

  // The address shows it again, in another tab too.
  const again = await page.context().newPage();
  await again.goto(page.url());
  await expect(again.getByRole('heading', { name: '登记成功' })).toBeVisible();
});

test('an invitation without places says so, and a dead link as well', async ({ page }) => {
  await page.goto('/#/s?code=X04VISIT');
  await expect(page.getByRole('button', { name: '名额已满' })).toBeDisabled();
  await page.goto('/#/s?code=NOSUCH');
  await expect(page.getByRole('heading', { name: '这个链接打不开' })).toBeVisible();
  await expect(page.getByText('请向发送人索取新的链接')).toBeVisible();
});

test('a seat is found by full name and four digits, and marked on the plan', async ({ page }) => {
  await page.goto('/#/seat_search');
  await page.getByRole('button', { name: '查座位' }).click();
  await expect(page.getByText('请输入全名')).toBeVisible();
  await page.getByLabel('姓名').fill('王澈');
  await page.getByLabel('手机后四位').fill('0417');
  await page.getByRole('button', { name: '查座位' }).click();
  await passCaptcha(page);
  // Two share name and digits.
  await page.getByLabel('单位').fill('北渚精工');
  await page.getByRole('button', { name: '查座位' }).click();
  const card = page.getByRole('region', { name: 'B 区 2 排 4 座' });
  await expect(card).toBeFocused();
  await expect(card).toContainText('北渚精工');
  await expect(card.locator('[data-mark="seat"]')).toHaveCount(1);
  await expect(card.locator('[data-mark="door"]')).toHaveCount(1);
  await card.getByRole('button', { name: '放大' }).click();
  await expect(card.locator('svg > g[transform]').first()).toHaveAttribute('transform', /scale\(3\)/);
  await page.getByRole('button', { name: '查另一位' }).click();
  await expect(card).toBeHidden();
});
