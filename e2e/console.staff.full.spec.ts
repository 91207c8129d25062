import { expect, type Page, test } from '@playwright/test';
import { staffCode } from './staff/staff-code.ts';
import { typeStaffLogin } from './staff/type-staff-login.ts';

async function openStaff(page: Page) {
  await page.goto('/console/#/staff');
  await typeStaffLogin(page, 'admin');
  await expect(page.getByRole('table')).toBeVisible();
}

test('an admin invites somebody, who chooses a user name, is limited, and leaves', async ({
  page,
  browser,
}) => {
  const mark = String(Date.now()).slice(-8);
  const name = `顾行舟${mark}`;
  await openStaff(page);
  await page.getByRole('button', { name: '添加员工' }).click();
  const invite = page.getByRole('dialog', { name: '添加员工' });
  await invite.getByRole('button', { name: '生成邀请链接' }).click();
  await expect(invite.getByText('请填姓名')).toBeVisible();
  await invite.getByLabel('员工').fill(name);
  await invite.getByRole('button', { name: '生成邀请链接' }).click();
  const link = (await page.getByRole('dialog').locator('code').innerText()).trim();
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click();
  await expect(page.getByText(`${name}，审核，`)).toBeVisible();

  const other = await browser.newPage();
  await other.goto(link);
  await other.getByLabel('用户名').fill(`gu.${mark}`);
  await other.getByLabel('新密码').fill('Zhantai2027');
  await other.getByLabel('再输一遍').fill('Zhantai2027');
  await other.getByRole('button', { name: '设置密码' }).click();
  await expect(other.getByText(`请用 gu.${mark} 登录`)).toBeVisible();
  await other.getByRole('button', { name: '登录', exact: true }).click();
  await typeStaffLogin(other, `gu.${mark}`);
  await expect(other.getByRole('navigation', { name: '主导航' })).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: `改权限 ${name}` }).click();
  const rights = page.getByRole('dialog', { name: `${name}的权限` });
  await rights.getByRole('button', { name: 'A', exact: true }).click();
  await rights.getByRole('button', { name: '保存' }).click();
  await expect(rights).toBeHidden();
  await page.getByRole('button', { name: `改权限 ${name}` }).click();
  await expect(rights.getByRole('button', { name: 'A', exact: true })).toHaveAttribute(
    'aria-pressed',
    'false',
  );
  await expect(rights.getByRole('button', { name: 'B', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: `账号 ${name}` }).click();
  const account = page.getByRole('dialog', { name: `${name}的账号` });
  await account.getByRole('button', { name: '离开组委会' }).click();
  await account.getByLabel('原因').fill('展会结束');
  await account.getByLabel('原因').press('Enter');
  await expect(page.getByRole('dialog', { name: `${name}已离开` })).toContainText('已结束 1 处登录');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `账号 ${name}` })).toHaveCount(0);
  await other.reload();
  await expect(other.getByLabel('用户名')).toBeVisible();
  await other.close();
});

test('an invitation that nobody accepted is withdrawn', async ({ page }) => {
  const name = `许微澜${String(Date.now()).slice(-8)}`;
  await openStaff(page);
  await page.getByRole('button', { name: '添加员工' }).click();
  await page.getByRole('dialog', { name: '添加员工' }).getByLabel('员工').fill(name);
  await page.getByRole('dialog').getByRole('button', { name: '生成邀请链接' }).click();
  await expect(page.getByRole('dialog').locator('code')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭', exact: true }).last().click();
  await page.getByRole('button', { name: `撤回 ${name}` }).click();
  await expect(page.getByText('已撤回，链接失效')).toBeVisible();
  await expect(page.getByText(`${name}，审核，`)).toBeHidden();
});

test('a step that needs a code asks for it over the page and goes on', async ({ page }) => {
  await openStaff(page);
  let refused = false;
  await page.route('**/api/console/staff/invite', async (route) => {
    if (refused) {
      await route.fallback();
      return;
    }
    refused = true;
    const data = { reason: 'STEP_UP_NEEDED' };
    await route.fulfill({ status: 403, json: { code: 403, success: false, msg: '', data } });
  });
  await page.getByRole('button', { name: '添加员工' }).click();
  const invite = page.getByRole('dialog', { name: '添加员工' });
  await invite.getByLabel('员工').fill('秦时月');
  await invite.getByRole('button', { name: '生成邀请链接' }).click();
  const prompt = page.getByRole('dialog', { name: '请输入验证码' });
  await prompt.getByLabel('验证码', { exact: true }).fill('000000');
  await page.keyboard.press('Enter');
  await expect(prompt.getByRole('alert')).toContainText('验证码不对');
  await prompt.getByLabel('验证码', { exact: true }).fill(staffCode());
  await page.keyboard.press('Enter');
  await expect(prompt).toBeHidden();
  await expect(page.getByRole('dialog').locator('code')).toBeVisible();
});
