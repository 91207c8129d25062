import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';
import { field } from './portal/journeys.ts';
import { openForm } from './portal/sign-in.ts';

test('an admin sees the portal as an exhibitor does, keeps a draft and cannot hand in', async ({ page }) => {
  test.setTimeout(120_000);
  await openConsole(page, 'admin', '/exhibitors');
  await page.getByRole('searchbox').fill('云岫气动');
  await expect(page.getByRole('table').getByRole('link')).toHaveCount(1);
  await page.getByRole('table').getByRole('link').click();
  const act = page.getByRole('button', { name: /^代为登录/ }).first();
  await act.click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '打开门户' }).click();
  await expect(dialog.getByText('请填原因')).toBeVisible();
  await dialog.getByLabel('原因').fill('电话里说找不到上传的位置，一起看页面');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('button', { name: '打开门户' }).click();
  const portal = await opened;
  const bar = portal.getByRole('complementary', { name: '以展商身份查看' });
  await expect(bar).toContainText(/正在查看，到 \d\d:\d\d 结束/);
  // What is kept lies in this tab alone.
  expect(
    await portal.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('token'))),
  ).toEqual([]);
  await portal.reload();
  await expect(bar).toBeVisible();

  await openForm(portal, '/registrationDirectory');
  const typed = '面向机械加工企业提供三坐标测量机、力学试验机与在线检测方案，软件支持批量报表。';
  await field(portal, '中文简介').fill(typed);
  await field(portal, '刊登名称（中文）').fill('云岫气动');
  await expect(portal.getByText(/已自动保存/).first()).toBeVisible();
  await portal.getByRole('button', { name: '提交', exact: true }).click();
  await expect(portal.getByText('正以展商身份查看，只能看和存草稿').first()).toBeVisible();
  await portal.reload();
  await openForm(portal, '/registrationDirectory');
  await expect(field(portal, '中文简介')).toHaveValue(typed);
  await bar.getByRole('button', { name: '结束查看' }).click();
  await expect(portal.getByRole('heading', { name: '查看已结束' })).toBeVisible();
});
