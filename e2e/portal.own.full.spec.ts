import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { signIn } from './portal/sign-in.ts';

test('notices are read, and the mark that some are not goes', async ({ page }) => {
  await signIn(page, '13804173016');
  const notices = page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: /^通知/ });
  await expect(notices).toContainText('条未读');
  await notices.click();
  await expect(page.getByRole('heading', { name: '通知', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  await expect(notices).not.toContainText('未读');
  await page.getByLabel('只看未读').check();
  await expect(page.getByText('还没有通知')).toBeVisible();
});

test('a colleague is invited and removed; one’s own data is taken away', async ({ page }) => {
  await signIn(page, '13804173016');
  await page.getByRole('button', { name: '吉野' }).click();
  await page.getByRole('link', { name: '账号与数据' }).click();
  await page.getByRole('button', { name: '邀请同事' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请同事' });
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await expect(dialog.getByText('请输入姓名')).toBeVisible();
  await dialog.getByLabel('姓名').fill('温小满');
  await dialog.getByLabel('手机号').fill('13900001616');
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByText('已邀请温小满')).toBeVisible();
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '温小满' });
  await expect(row).toContainText('还没有登录过');
  await row.getByRole('button', { name: '移除' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '移除' }).click();
  await expect(row).toBeHidden();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载我的数据' }).click();
  const data: unknown = JSON.parse(await readFile(await (await download).path(), 'utf8'));
  expect(data).toMatchObject({ account: { phone: '13804173016' } });
});

test('a list that is empty ends below what it says, as high as the notices beside it may be', async ({
  page,
}) => {
  await signIn(page, '13800000004');
  await page.goto('/#/myForms');
  const emptyText = page.getByText('还没有要填的表格');
  await expect(emptyText).toBeVisible();
  const room = await emptyText.evaluate((element) => {
    const list = element.closest('aside, main > *')?.firstElementChild;
    return list === null || list === undefined ? 0 : list.getBoundingClientRect().height;
  });
  expect(room).toBeLessThan(150);
});
