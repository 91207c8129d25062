import type { Page } from '@playwright/test';
import { runAdmin } from '../portal/run-admin.ts';
import type { EmptyServer } from './empty-server.ts';
import { staffCode } from './staff-code.ts';

/** Makes a tenant on an empty server by the terminal, and signs its first admin in by the link that it prints. */
export async function signInFirstAdmin(page: Page, { address }: EmptyServer): Promise<void> {
  const said = await runAdmin(
    address,
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
}

/** What is typed of a new exhibition: its fair is in March of `year`. */
export async function typeExhibition(page: Page, title: string, id: string, year: number): Promise<void> {
  await page.getByLabel('展会名称').fill(title);
  await page.getByLabel('简称').fill(id);
  await page.getByLabel('开展日').fill(`${year}-03-16`);
  await page.getByLabel('闭展日').fill(`${year}-03-19`);
}
