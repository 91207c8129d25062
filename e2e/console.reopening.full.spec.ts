import { expect, test } from '@playwright/test';
import { violations } from './axe/violations.ts';
import { openConsole } from './exhibitors/open-console.ts';
import { signIn } from './portal/sign-in.ts';

const FORM = 'exhibitor_b4';

test('a version that asks for more returns what fails, with the reason, and exhibitors read what changed', async ({
  page,
  browser,
}) => {
  await openConsole(page, 'editor', `/forms/${FORM}/design`);
  const canvas = page.getByRole('tree', { name: '表格的题目' });
  await expect(canvas.getByRole('treeitem').first()).toBeVisible({ timeout: 30_000 });

  await test.step('a required field is added and published', async () => {
    await canvas.focus();
    await page.keyboard.press('End');
    await page.getByRole('button', { name: '单行文字', exact: true }).click();
    await page.keyboard.type('夜间值班电话');
    await page.keyboard.press('Escape');
    await page.keyboard.press('r');
    await expect(page.getByText(/^保存于 \d\d:\d\d$/)).toBeVisible();
    await page.getByRole('button', { name: '发布', exact: true }).click();
  });
  const dialog = page.getByRole('dialog', { name: /^发布第 \d+ 版$/ });
  const failing = dialog.getByRole('radio', { name: /^退回不再通过的 \d+ 份/ });

  await test.step('the report offers to return those that fail, and their list', async () => {
    await expect(failing).toBeEnabled({ timeout: 30_000 });
    await expect(dialog.getByRole('radio', { name: /^都不动/ })).toBeChecked();
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: '导出名单' }).click();
    expect((await download).suggestedFilename()).toMatch(/\.xlsx$/);
    await failing.check();
    const confirm = dialog.getByRole('button', { name: /^发布第 \d+ 版，退回 \d+ 份$/ });
    await confirm.click();
    await expect(dialog.getByText('请填原因')).toBeVisible();
    expect(await violations(page)).toEqual([]);
    for (const width of [1440, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      await failing.scrollIntoViewIfNeeded();
      await page.screenshot({ path: test.info().outputPath(`reopen-${width}.png`) });
    }
    await dialog.getByLabel(/^原因/).fill('请补填夜间值班电话');
    const end = dialog.getByLabel(/^新的截止时间/);
    if (await end.isVisible()) await end.fill('2099-12-18T18:00');
    await dialog.getByLabel(/^改了什么/).fill('新增夜间值班电话');
    await dialog.getByRole('checkbox', { name: '展商也看得到' }).check();
    await confirm.click();
    await expect(page.getByText(/版已发布，正在退回 \d+ 份/)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('the job says what became of each', async () => {
    await page.goto('/console/#/jobs');
    const row = page.getByRole('row').filter({ hasText: '新版退回已交的' });
    await expect(row.first()).toContainText('已完成', { timeout: 30_000 });
  });

  await test.step('the exhibitor finds it returned, with the reason and the note', async () => {
    const portal = await browser.newPage();
    await signIn(portal, '13804173001');
    await portal.getByRole('link', { name: /C7/ }).first().click();
    const offer = portal.getByRole('button', { name: '接着填' });
    const returned = portal.getByText('组委会退回了这份表格');
    await expect(offer.or(returned).first()).toBeVisible({ timeout: 30_000 });
    if (await offer.isVisible()) await offer.click();
    await expect(returned).toBeVisible();
    await expect(portal.getByText(/请补填夜间值班电话/).first()).toBeVisible();
    await expect(portal.getByText('组委会的说明：新增夜间值班电话')).toBeVisible();
    await portal.screenshot({ path: test.info().outputPath('returned.png') });
    await portal.close();
  });

  await test.step('the version before is published anew, and what was handed in is left', async () => {
    await page.goto(`/console/#/forms/${FORM}/versions`);
    await page.getByRole('button', { name: '和草稿比较 第 1 版' }).click();
    await page.getByRole('dialog').getByRole('button', { name: '恢复成这样' }).click();
    await expect(page.getByText('草稿已恢复')).toBeVisible();
    await page.getByRole('button', { name: '发布', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^发布第 \d+ 版$/ })
      .click();
    await expect(page.getByRole('heading', { level: 2, name: /^草稿和第 \d+ 版一样/ })).toBeVisible();
  });
});
