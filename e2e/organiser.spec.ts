import { expect, type Page, test } from '@playwright/test';
import { typeStaffLogin } from './staff/type-staff-login.ts';

/** The organiser's day: sign in, look at who handed in what, return one with a word at a field, adopt another. */
const address = '/console/';

const mainNav = (page: Page) => page.getByRole('navigation', { name: '主导航' });

async function signIn(page: Page, username: string) {
  await page.goto(address);
  await typeStaffLogin(page, username);
  await expect(mainNav(page).getByRole('link', { name: /审核/ })).toBeVisible();
}

test('a wrong password is reported, the picture is requested, and the right one opens the console', async ({
  page,
}) => {
  await page.goto(address);
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByText('请输入用户名')).toBeVisible();

  await page.getByLabel('用户名').fill('editor');
  await page.getByLabel('密码').fill('wrong-password');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('用户名或密码错误');

  await page.getByLabel('密码').fill('Zhantai2027');
  await page.getByRole('textbox', { name: '图形验证码' }).fill(process.env['CAPTCHA_TEST_CODE'] ?? '');
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('等着审核');
});

test('the table of a form has its columns and finds an exhibitor', async ({ page }) => {
  await signIn(page, 'admin');
  await mainNav(page).getByRole('link', { name: '表格' }).click();
  await page.getByRole('link', { name: '会刊登记' }).click();
  const table = page.getByRole('table');
  for (const head of ['展商', '状态', '刊登语种', '主要产品大类', '标志'])
    await expect(table.getByRole('columnheader', { name: head, exact: true })).toBeAttached();

  await page.getByRole('searchbox').fill('岑岭');
  await expect(table.getByRole('link')).toHaveCount(1);
  await expect(table.getByRole('link')).toContainText('岑岭液压');

  await page.getByRole('searchbox').fill('没有这家');
  await expect(page.getByText('没有符合条件的提交')).toBeVisible();
});

test('a submission is returned with a word at a field, and another adopted', async ({ page }) => {
  await signIn(page, 'reviewer');
  await mainNav(page).getByRole('link', { name: /审核/ }).click();
  const queue = page.getByRole('navigation', { name: '待审核的提交' });
  await queue.getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const before = await queue.getByRole('link').count();
  const first = await queue.getByRole('link').first().getAttribute('href');

  await page.getByRole('button', { name: '退回修改' }).click();
  await expect(page.getByRole('alert')).toContainText('退回前请写明原因');

  await page
    .getByRole('button', { name: /^给「.+」的意见$/ })
    .first()
    .click();
  await page.getByRole('textbox', { name: /^给「.+」的意见$/ }).fill('请与合同一致');
  await page.getByRole('button', { name: '保存意见' }).click();
  await expect(page.getByText('本次 1 条意见')).toBeVisible();
  await page.getByRole('button', { name: '退回修改' }).click();
  await expect(page.getByText(/已退回/)).toBeVisible();
  await expect(queue.getByRole('link')).toHaveCount(before - 1);
  await expect(queue.locator(`[href="${first}"]`)).toHaveCount(0);

  // The next one is open by itself.
  await expect(page.getByRole('button', { name: '通过' })).toBeVisible();
  await page.getByRole('button', { name: '通过' }).click();
  await expect(page.getByText(/已通过，/)).toBeVisible();
  await expect(queue.getByRole('link')).toHaveCount(before - 2);
});

test(
  'the queue is walked by keyboard, and a comment is not lost by a hasty adopt',
  { tag: '@full' },
  async ({ page }) => {
    await signIn(page, 'reviewer');
    await page.goto(`${address}#/review`);
    await expect(page.getByText('从列表里选一份开始')).toBeVisible();
    await page.keyboard.press('j');
    const first = await page.getByRole('heading', { level: 1 }).innerText();
    expect(first).not.toBe('');
    await page.getByLabel('对整份表格的意见').fill('整体不错');
    await page.getByRole('button', { name: '通过' }).click();
    await expect(page.getByRole('alert')).toContainText('不会发给展商');
    await expect(page.getByLabel('对整份表格的意见')).toHaveValue('整体不错');
  },
);

test(
  'two reviewers: what one decided the other cannot decide again',
  { tag: '@full' },
  async ({ page, browser }) => {
    await signIn(page, 'reviewer');
    await page.goto(`${address}#/review`);
    await page.getByRole('navigation', { name: '待审核的提交' }).getByRole('link').first().click();
    await expect(page.getByRole('button', { name: '通过' })).toBeVisible();

    const other = await browser.newPage();
    await signIn(other, 'admin');
    await other.goto(page.url());
    await other.getByRole('button', { name: '通过' }).click();
    await expect(other.getByText(/已通过，/)).toBeVisible();
    await other.close();

    await page.getByRole('button', { name: '通过' }).click();
    await expect(page.getByText('已通过', { exact: true }).first()).toBeVisible();
    await expect(page.getByRole('button', { name: '通过' })).toBeHidden();
  },
);

test('signing out closes the console', async ({ page }) => {
  await signIn(page, 'admin');
  await page.getByRole('button', { name: /^账号/ }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  await expect(page.getByRole('heading', { name: '登录组委会工作台' })).toBeVisible();
  await page.goto(`${address}#/review`);
  await expect(page.getByLabel('用户名')).toBeVisible();
});
