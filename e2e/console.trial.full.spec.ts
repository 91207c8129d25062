import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';
import { openForm } from './portal/sign-in.ts';
import { layoutFaults } from './widths/layout-faults.ts';

test('before the opening the forms are tried as an exhibitor that counts nowhere, and then cleared', async ({
  page,
}) => {
  test.setTimeout(240_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openConsole(page, 'admin', '/exhibition');
  await page.getByRole('button', { name: '关闭展会' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: '关闭展会' })
    .click();
  await expect(page.getByText('展会已关闭')).toBeVisible();
  try {
    const left = page.getByRole('complementary', { name: /开放前还差/ });
    await expect(left).toContainText('还没有试填过表格');
    const box = page.getByRole('region', { name: '试填' });
    expect(await violations(page)).toEqual([]);
    for (const width of [1280, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutFaults(page)).toEqual([]);
    }

    const opened = page.context().waitForEvent('page');
    await box.getByRole('button', { name: '开始试填' }).click();
    const portal = await opened;
    await expect(portal.getByRole('complementary', { name: '以展商身份查看' })).toContainText('试填展商');
    await openForm(portal, '/basicInfo');
    await portal.getByRole('button', { name: '提交', exact: true }).click();
    // It is judged as for every exhibitor, and not refused because staff sit here.
    await expect(portal.getByRole('alert').filter({ hasText: '才能提交' })).toBeVisible();
    await expect(portal.getByText('正以展商身份查看，只能看和存草稿')).toHaveCount(0);
    await portal.close();
    await expect(box.getByRole('button', { name: '继续试填' })).toBeVisible();

    // It is in no list.
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '展商' }).click();
    await page.getByRole('searchbox').fill('试填');
    await expect(page.getByRole('heading', { name: '没有符合条件的展商' })).toBeVisible();

    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '总览' }).click();
    await left.getByRole('button', { name: /^标为已做 短信没有接上/ }).click();
    await expect(left.getByText(/标为已做，\d\d-\d\d/)).toBeVisible();
    await left.getByRole('button', { name: /^取消标记 短信没有接上/ }).click();
    await expect(left.getByText(/标为已做，\d\d-\d\d/)).toHaveCount(0);

    await box.getByRole('button', { name: '清掉试填数据' }).click();
    const asking = page.getByRole('alertdialog', { name: '清掉试填数据吗？' });
    await asking.getByRole('button', { name: '清掉试填数据' }).click();
    await expect(page.getByText('试填数据已清掉')).toBeVisible();
    await expect(box.getByRole('button', { name: '开始试填' })).toBeVisible();
  } finally {
    // The journeys after this one come in again.
    await page.goto('/console/#/exhibition');
    await page.getByRole('button', { name: '开放展会' }).click();
    await page.getByRole('dialog').getByRole('button', { name: /开放/ }).last().click();
    await expect(page.getByText('展会已开放')).toBeVisible();
  }
});
