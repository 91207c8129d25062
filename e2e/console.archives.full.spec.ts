import { readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { openConsole } from './exhibitors/open-console.ts';
import { runAdmin } from './portal/run-admin.ts';
import { startEmptyServer, type EmptyServer } from './staff/empty-server.ts';
import { staffCode } from './staff/staff-code.ts';

const passphrase = 'correct horse battery staple';
/** Where nothing is but what an archive brings. */
let elsewhere: EmptyServer;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  elsewhere = await startEmptyServer(test.info().project.use.baseURL ?? '');
});
test.afterAll(() => elsewhere.end());

test('an exhibition is exported, its file downloaded, and read in elsewhere', async ({ page }, info) => {
  test.setTimeout(300_000);
  const path = info.outputPath('fair.zip');
  await openConsole(page, 'admin', '/archives');

  await test.step('the passphrase is long, and typed twice', async () => {
    await page.getByText('全部内容').click();
    await page.getByText('也带上敏感内容').click();
    await page.getByLabel(/^口令/).fill('short');
    await page.getByRole('button', { name: '导出档案' }).click();
    await expect(page.getByText('口令至少 12 个字符')).toBeVisible();
    await expect(page.getByLabel(/^口令/)).toBeFocused();
    await page.getByLabel(/^口令/).fill(passphrase);
    await expect(page.getByText('两次输入的口令不一样')).toBeVisible();
    await page.getByLabel('再输一遍口令').fill(passphrase);
  });

  await test.step('the file is there in the end, on the page and among the jobs', async () => {
    await page.getByRole('button', { name: '导出档案' }).click();
    await expect(page.getByText(/-everything-.*\.zip 已导出/)).toBeVisible({ timeout: 90_000 });
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: '下载' }).click();
    await (await download).saveAs(path);
    expect(readFileSync(path).subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('navigation', { name: '设置里的页面' }).getByRole('link', { name: '任务' }).click();
    const again = page.waitForEvent('download');
    const row = page.getByRole('row').filter({ hasText: '导出档案' }).first();
    await row.getByRole('button', { name: '下载文件' }).click();
    expect((await again).suggestedFilename()).toMatch(/-everything-.*\.zip$/);
  });

  await test.step('elsewhere the archive says what it would be, and becomes an exhibition', async () => {
    const said = await runAdmin(
      elsewhere.address,
      'create-tenant',
      '--tenant',
      'acme',
      '--title',
      '阿克米展览',
      '--username',
      'owner',
      '--name',
      '沈竹溪',
    );
    await page.goto(/https?:\/\/\S+/.exec(said)?.[0] ?? '');
    await page.getByLabel('新密码').fill('Zhantai2027');
    await page.getByLabel('再输一遍').fill('Zhantai2027');
    await page.getByRole('button', { name: '设置密码' }).click();
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await page.getByLabel('用户名').fill('owner');
    await page.getByLabel('密码').fill('Zhantai2027');
    await page.getByRole('button', { name: '登录', exact: true }).click();
    const secret = (await page.locator('code').innerText()).replaceAll(' ', '');
    await page.getByLabel('验证码', { exact: true }).fill(staffCode(secret));
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: '已记下，继续' }).click();
    await page.getByRole('link', { name: '新建展会' }).click();
    await page.getByText('档案', { exact: true }).click();
    await page.getByLabel('选择档案').setInputFiles(path);
    await page.getByLabel('简称').fill('jle2029');
    await page.getByLabel('展会名称').fill('江澜博览会 2029');
    await page.getByLabel('开展日').fill('2029-03-15');
    await page.getByLabel('口令').fill('not the passphrase');
    await page.getByRole('button', { name: '上传并检查' }).click();
    await expect(page.getByRole('alert')).toContainText('口令不对', { timeout: 60_000 });
    await page.getByRole('button', { name: '返回修改' }).click();
    await page.getByLabel('口令').fill(passphrase);
    await page.getByRole('button', { name: '上传并检查' }).click();
    await expect(page.getByRole('heading', { name: /可以建成新展会/ })).toBeVisible({ timeout: 90_000 });
    await expect(page.getByText(/所有日期后移 \d+ 天/)).toBeVisible();
    await page.getByRole('button', { name: '建这个展会' }).click();
    await expect(page.getByText('展会建好了。')).toBeVisible({ timeout: 90_000 });
    await page.getByRole('button', { name: '进入展会' }).click();
    await expect(page).toHaveURL(/#\/e\/jle2029\/$/);
    await expect(page.getByRole('button', { name: /切换展会/ })).toContainText('江澜博览会 2029');
    await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '表格' }).click();
    await expect(page.getByRole('row').filter({ hasText: 'C11' }).first()).toBeVisible();
  });
});
