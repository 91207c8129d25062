import { expect, test } from '@playwright/test';
import { captchaCode, fillIn, signIn } from './portal/sign-in.ts';

test('gaps are reported, a wrong code says what the server says, the right one opens the checklist', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '登录参展服务' })).toBeVisible();
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入手机号')).toBeVisible();
  await expect(page.getByText('请输入图形验证码')).toBeVisible();
  await expect(page.getByLabel('手机号', { exact: true })).toBeFocused();

  await page.getByLabel('手机号', { exact: true }).fill('1380417310');
  await page.getByLabel('密码', { exact: true }).focus();
  await expect(page.getByText('手机号应为 11 位，现在是 10 位')).toBeVisible();

  await fillIn(page, '13804173002', 'no');
  const before = await page.locator('button img').getAttribute('src');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('验证码不正确');
  await expect(page.locator('button img')).not.toHaveAttribute('src', before ?? '');
  await expect(page.getByLabel('图形验证码', { exact: true })).toBeFocused();

  await page.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('份表格要处理');
  await expect(page).toHaveTitle(/江澜博览会/);
});

test('the page that was requested opens after the sign-in, and the plan lights the booth next time', async ({
  page,
}) => {
  await page.goto('/#/basicInfo');
  await expect(page).toHaveURL(/#\/login$/);
  await fillIn(page, '13804173002');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/#\/basicInfo$/);
  await page.goto('/#/');
  await expect(page.getByRole('link', { name: '1 号馆 A005' })).toBeVisible();

  await page.getByRole('button', { name: '欧阳持' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/login$/);
  await expect(page.locator('svg text', { hasText: 'A005' })).toBeVisible();
});

test('the language is remembered, on the page and in what the server says', async ({ page }) => {
  await page.goto('/');
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Exhibitor services' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Exhibitor services' })).toBeVisible();
  await page.getByLabel('Language').selectOption('zh-Hant');
  await expect(page.getByRole('button', { name: '登入', exact: true })).toBeVisible();
});

test('a transport supplier lands on the exhibitors who chose it, and no other page opens for it', async ({
  page,
}) => {
  await signIn(page, '13800000004');
  await expect(page.getByRole('heading', { name: '委托展商' })).toBeVisible();
  await expect(page.getByText('江澜博览会').first()).toBeVisible();
  await page.goto('/#/basicInfo');
  await expect(page.getByRole('heading', { name: '没有要填写的「企业信息」' })).toBeVisible();
  await page.goto('/#/orders');
  await expect(page.getByRole('heading', { name: '「订单与发票」不是给这个账号的' })).toBeVisible();
  // Whose the page of an invitation is its form says.
  await page.goto('/#/inviteVisitor');
  await expect(page.getByRole('heading', { name: '没有要填写的「邀请记录」' })).toBeVisible();
  await page.goto('/#/nowhere');
  await expect(page.getByRole('heading', { name: '没有这个页面' })).toBeVisible();
  await page.getByRole('link', { name: '回到首页' }).click();
  await expect(page).toHaveURL(/#\/transportSupplier$/);
  await page.getByRole('button', { name: '唐栖迟' }).click();
  await page.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/#\/transportLogin$/);
});

test('a page of another role lists what is asked of whoever is signed in', async ({ page }) => {
  await signIn(page, '13800000005');
  await page.goto('/#/orders');
  await expect(page.getByRole('heading', { name: '「订单与发票」不是给这个账号的' })).toBeVisible();
  await expect(page.getByText('要交的表格都在这里')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: /演讲申请/ })).toBeVisible();
});

test('an exhibitor of whom a way of inviting is not asked reads so, with what is asked', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/inviteVisitor');
  await expect(page.getByRole('heading', { name: '没有要填写的「邀请记录」' })).toBeVisible();
  await page
    .getByRole('link', { name: /观众邀请/ })
    .last()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/#/invitation');
  await expect(page.getByRole('heading', { level: 1, name: '观众邀请' })).toBeVisible();
});

test('the policies are read before signing in', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: '隐私政策' }).click();
  await expect(page).toHaveURL(/#\/privacy$/);
  await expect(page.getByRole('heading', { level: 1, name: '隐私政策' })).toBeVisible();
  await expect(page.getByText('证件号码、照片和健康申报加密保存')).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: '用户协议' }).click();
  await expect(page.getByText('账号由本人使用')).toBeVisible();
});

test('who does not see the picture answers a question in words, and the device does the work beside it', async ({
  page,
}) => {
  await page.goto('/');
  await page.getByLabel('手机号', { exact: true }).fill('13804173002');
  await page.getByLabel('密码', { exact: true }).fill('Zhantai2027');
  await page.getByRole('button', { name: '看不清？改用文字提问' }).press('Enter');
  const question = page.getByText('请依次输入这六个数字');
  await expect(question).toBeVisible();
  const spoken = (await question.textContent())?.split('：')[1]?.split(' ') ?? [];
  const digits = spoken.map((word) => String('零一二三四五六七八九'.indexOf(word))).join('');
  await page.getByLabel('文字验证', { exact: true }).fill(digits);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('份表格要处理', { timeout: 30_000 });
});
