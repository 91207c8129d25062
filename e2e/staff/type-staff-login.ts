import type { Locator, Page } from '@playwright/test';
import { staffCode } from './staff-code.ts';

/** Types the login of a member of the demo's staff into the sign-in that is shown; of the admin with the code besides. */
export async function typeStaffLogin(place: Page | Locator, username: string): Promise<void> {
  await place.getByLabel('用户名').fill(username);
  await place.getByLabel('密码').fill('Zhantai2027');
  await place.getByRole('button', { name: '登录', exact: true }).click();
  // Of the demo's staff the admin alone has a second factor.
  if (username !== 'admin') return;
  await place.getByLabel('验证码', { exact: true }).fill(staffCode());
  await place.getByRole('button', { name: '登录', exact: true }).click();
}
