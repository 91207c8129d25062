import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';
import { field } from './portal/journeys.ts';
import { openForm } from './portal/sign-in.ts';
import { layoutFaults } from './widths/layout-faults.ts';

/** No other journey signs in for it or changes what it handed in. */
const exhibitor = '墨衡仪器有限公司';
const reason = '电话里说找不到上传的位置，一起看页面';

test('an admin sees the portal as an exhibitor does, keeps a draft and cannot hand in', async ({ page }) => {
  test.setTimeout(120_000);
  // Colours are judged at rest, not while something fades in.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, 'admin', '/exhibitors');
  await page.getByRole('searchbox').fill(exhibitor);
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  const act = page.getByRole('button', { name: /^代为登录/ }).first();
  await act.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('listitem').filter({ hasText: '改草稿并保存' })).toBeVisible();
  await expect(dialog.getByRole('listitem').filter({ hasText: '提交、签名、下单、同意条款' })).toBeVisible();
  await dialog.getByRole('button', { name: '打开门户' }).click();
  await expect(dialog.getByText('请写清原因，至少 8 个字')).toBeVisible();
  expect(await violations(page)).toEqual([]);
  await dialog.getByLabel('原因').fill(reason);
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: '打开门户' }).click();
  const portal = await opened;
  const bar = portal.getByRole('complementary', { name: '以展商身份查看' });
  await expect(bar).toContainText(/正在查看，到 \d\d:\d\d 结束/);
  await expect(bar).toContainText(exhibitor);
  await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
  for (const width of [390, 1280]) {
    await portal.setViewportSize({ width, height: 900 });
    expect(await layoutFaults(portal)).toEqual([]);
    expect(await violations(portal)).toEqual([]);
  }
  // What is kept lies in this tab alone.
  expect(
    await portal.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('zhantai-portal'))),
  ).toEqual([]);
  await portal.reload();
  await expect(bar).toBeVisible();

  await openForm(portal, '/basicInfo');
  const typed = '宁川市云锦路 18 号，代看时改的';
  await field(portal, '详细地址').fill(typed);
  await expect(portal.getByText(/已自动保存/).first()).toBeVisible();
  await portal.getByRole('button', { name: '提交', exact: true }).click();
  await expect(portal.getByText('正以展商身份查看，只能看和存草稿').first()).toBeVisible();
  await portal.reload();
  await openForm(portal, '/basicInfo');
  await expect(field(portal, '详细地址')).toHaveValue(typed);

  // The exhibitor is told by whom and why.
  await portal.goto('/#/notices');
  await expect(portal.getByText(new RegExp(`的身份查看了门户，原因：${reason}`)).first()).toBeVisible();
  await bar.getByRole('button', { name: '结束查看' }).click();
  await expect(portal.getByRole('heading', { name: '查看已结束' })).toBeVisible();

  await page.reload();
  const lines = page.getByRole('listitem');
  await expect(lines.filter({ hasText: `以展商身份查看了门户` }).first()).toContainText(reason);
  await expect(lines.filter({ hasText: '结束了以展商身份查看' }).first()).toBeVisible();
});
