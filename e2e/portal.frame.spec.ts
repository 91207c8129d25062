import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';
import { describeNarrowWindows } from './widths/walk-widths.ts';

describeNarrowWindows();

test('a standalone page has the bar and its way home, inside another application it has none', async ({
  page,
}) => {
  await signIn(page, '13800000001');
  const bar = page.getByRole('banner');
  await page.goto('/#/zzsfp');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar.getByTitle('江澜博览会 2027')).toBeVisible();
  await expect(bar.getByRole('combobox', { name: '语言' })).toBeVisible();
  await expect(bar.getByRole('button', { name: '账号' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0);
  // Where there is nothing to fill in, too; the content begins where it always does.
  await page.goto('/#/ddfw');
  await expect(page.getByRole('heading', { level: 1, name: /没有要填写的/ })).toBeVisible();
  // What is asked stands there.
  await expect(page.getByRole('main').getByRole('link', { name: /展位服务/ })).toBeVisible();
  await bar.getByRole('link', { name: '回到首页' }).click();
  await expect(page.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await page.goto('/#/zzsfp?embed=1');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(bar).toHaveCount(0);
});

test('the window is called what the page shows', async ({ page }) => {
  await signIn(page, '13800000001');
  const heading = page.getByRole('heading', { level: 1 });
  for (const address of [
    '/exhibitionBooth?page=exhibitor_c3',
    '/ddfw',
    '/zzsfp',
    '/personnelInfo',
    '/nowhere',
  ]) {
    await page.goto(`/#${address}`);
    await expect(async () => {
      const shown = (await heading.innerText()).trim();
      expect(await page.title()).toBe(`${shown} · 江澜博览会 2027`);
    }).toPass();
  }
});

test('places that the bar has no room for stand behind 更多', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 900 });
  await signIn(page, '13800000001');
  const places = page.getByRole('navigation', { name: '主导航' });
  await places.getByRole('button', { name: '更多' }).click();
  await places.getByRole('link', { name: '订单与发票' }).click();
  await expect(page.getByRole('heading', { name: '订单与发票', level: 1 })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(places.getByRole('button', { name: '更多' })).toBeHidden();
  await expect(places.getByRole('link', { name: '观众邀请' })).toBeVisible();
});
