import { expect, test, type Page } from '@playwright/test';
import { signIn } from './sign-in.ts';
import { staffHeaders } from '../staff/staff-headers.ts';
import { fillInByText } from './sign-in-by-text.ts';
import { textLink } from './text-code.ts';

export const second = { id: 'jlgsa2027', title: '江澜国际联展 2027', phone: '13800000008' };
export const address = `/?exhibition=${second.id}`;

/** Invites a colleague of the exhibitor there, who is sent a text message. */
async function invite(page: Page, phone: string): Promise<void> {
  await signIn(page, second.phone, address);
  await page.goto(`${address}#/account`);
  await page.getByRole('button', { name: '邀请同事' }).click();
  const dialog = page.getByRole('dialog', { name: '邀请同事' });
  await dialog.getByLabel('姓名').fill('顾晴川');
  await dialog.getByLabel('手机号').fill(phone);
  await dialog.getByRole('button', { name: '发出邀请' }).click();
  await expect(page.getByText('已邀请顾晴川')).toBeVisible();
}

/** What is sent, shown and left in an exhibition that is not the first one; the same on both widths. */
export function secondExhibition(): void {
  test('who is invited by text message comes into the exhibition of who invited', async ({
    page,
    browser,
    request,
    isMobile,
  }) => {
    const phone = isMobile ? '13900006653' : '13900006654';
    await invite(page, phone);
    const own = await (await browser.newContext()).newPage();
    await own.goto(await textLink(request, phone, second.id));
    await expect(own.getByText(second.title).first()).toBeVisible();
    await own.getByRole('button', { name: '改用短信验证码' }).click();
    await fillInByText(own, request, phone, second.id);
    await own.getByRole('button', { name: '登录', exact: true }).click();
    await expect(own).toHaveURL(/#\/$/);
    await own.goto(`${address}#/commitmentLetterGsa`);
    await expect(own.getByRole('heading', { level: 1, name: '参展承诺书' })).toBeVisible();
    await own.context().close();
  });

  test('a link that sets a password opens the exhibition that it was made in', async ({
    page,
    request,
    isMobile,
  }) => {
    await invite(page, isMobile ? '13900006655' : '13900006656');
    const headers = await staffHeaders(request, second.id);
    const made = await request.post('/api/console/first-passwords', {
      headers,
      data: { exhibitorIds: ['P01'], by: 'none' },
    });
    const { data } = await made.json();
    // Whoever has a password gets no link.
    const link = data
      .map((one: { link: string | null }) => one.link)
      .find((one: string | null) => one !== null);
    expect(link).toContain(`?exhibition=${second.id}#/s?code=`);
    await page.context().clearCookies();
    await page.evaluate(() => {
      window.localStorage.clear();
    });
    await page.goto(link);
    await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible();
    await expect(page.getByText(second.title).first()).toBeVisible();
  });

  test('signing out leads to the sign-in of the same exhibition, opened anew too', async ({ page }) => {
    await signIn(page, second.phone, address);
    await page.goto('/#/more');
    await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?exhibition=${second.id}#/login$`));
    await page.reload();
    await expect(page.getByText(second.title).first()).toBeVisible();
    await page.getByRole('tab', { name: '媒体' }).click();
    await expect(page).toHaveURL(new RegExp(`\\?exhibition=${second.id}#/mediaLogin$`));
  });

  test('the frame offers no page whose form the exhibition does not have', async ({ page, isMobile }) => {
    await signIn(page, second.phone, address);
    const places = page.getByRole('navigation', { name: '主导航' });
    const names = isMobile ? ['表格', '更多'] : ['表格', '订单', '通知'];
    await expect(places.getByRole('link')).toHaveText(names.map((name) => new RegExp(`^${name}`)));
    await page.goto(`${address}#/personnelInfo`);
    await expect(page.getByRole('heading', { name: /没有要填写的「参展人员/ })).toBeVisible();
  });
}
