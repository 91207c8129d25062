import { expect, test } from '@playwright/test';
import { captchaCode, fillIn, signIn } from './sign-in.ts';
import { signOnToken } from './sign-on-token.ts';
import { textCode } from './text-code.ts';

/** Somebody of each role, with the page that is theirs first. */
const people = [
  { role: '参展商', phone: '13804172108', address: /#\/$/, login: /#\/login$/ },
  { role: '供应商', phone: '13800000003', address: /#\/wditsupplier$/, login: /#\/login\?role=supplier$/ },
  { role: '运输商', phone: '13800000004', address: /#\/transportSupplier$/, login: /#\/transportLogin$/ },
  { role: '媒体', phone: '13800000005', address: /#\/myForms$/, login: /#\/mediaLogin$/ },
] as const;

/** Every way in, to the page behind it; the same on both widths. */
export function waysIn(): void {
  for (const { role, phone, address } of people) {
    test(`${role}: a token of another house leads to the page behind it`, async ({ page }) => {
      await page.goto(`/?ciec_token=${signOnToken(phone)}#/ciecXptrsLogin`);
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByText('没能登录')).toHaveCount(0);
      expect(page.url()).not.toContain('ciec_token');
    });
  }

  test('a token over a running session asks, then leads to the page of the other account', async ({
    page,
  }) => {
    await signIn(page, '13804172108');
    await page.goto(`/?ciec_token=${signOnToken('13800000003')}#/ciecXptrsLogin`);
    await page.getByRole('button', { name: '换成链接里的账号' }).click();
    await expect(page).toHaveURL(/#\/wditsupplier$/);
    await expect(page.getByText('没能登录')).toHaveCount(0);
  });

  for (const { role, phone, address, login } of people) {
    test(`${role}: a password leads to the page behind it, and signing out to the sign-in of the role`, async ({
      page,
    }) => {
      // Asked for before, and another's: never the first page after signing in.
      await page.goto(role === '参展商' ? '/#/transportSupplier' : '/#/basicInfo');
      await expect(page).toHaveURL(/#\/login$/);
      await page.getByRole('tab', { name: role }).click();
      if (role === '媒体') await page.getByRole('button', { name: '改用密码登录' }).click();
      await fillIn(page, phone);
      await page.getByRole('button', { name: '登录', exact: true }).click();
      await expect(page).toHaveURL(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await page.goto('/#/account');
      await expect(page.getByText('登录的设备')).toBeVisible();
      await page.goto('/#/more');
      await page.getByRole('main').getByRole('button', { name: '退出登录' }).click();
      await expect(page).toHaveURL(login);
      await expect(page.getByRole('tab', { name: role })).toHaveAttribute('aria-selected', 'true');
    });
  }

  test('a code by text message leads to the page behind it', async ({ page, request }) => {
    const phone = '13800000003';
    await page.goto('/#/login?role=supplier');
    await page.getByRole('button', { name: '改用短信验证码' }).click();
    await page.getByLabel('手机号', { exact: true }).fill(phone);
    await page.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText('验证码已发送')).toBeVisible();
    await page.getByLabel('短信验证码', { exact: true }).fill(await textCode(request, phone));
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/wditsupplier$/);
  });

  test('a link opens as a guest sees it for who is signed in, with a line that says so', async ({ page }) => {
    await signIn(page, '13804172108');
    await page.goto('/#/s?code=X01STAFF');
    await expect(page.getByRole('heading', { name: '参展人员登记' })).toBeVisible();
    await expect(page.getByText(/^现在登录的是.*访客看到的页面/)).toBeVisible();
    await page.getByRole('complementary').getByRole('link', { name: '回到首页' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await page.goto('/#/s');
    await expect(page).toHaveURL(/#\/$/);
  });

  test('media open what is asked of them, and a page that is not says so', async ({ page }) => {
    await signIn(page, '13800000005');
    await page
      .getByRole('link', { name: /演讲申请/ })
      .first()
      .click();
    await expect(page).toHaveURL(/#\/speechApply$/);
    await expect(page.getByRole('heading', { name: '演讲申请', level: 1 })).toBeVisible();
    await page.goto('/#/hotelReservation');
    await expect(page.getByRole('heading', { name: '酒店预订', level: 1 })).toBeVisible();
    await page.goto('/#/basicInfo');
    await expect(page.getByRole('heading', { name: '没有要填写的「企业信息」' })).toBeVisible();
    await page.goto('/#/notices');
    await expect(page.getByRole('heading', { level: 1, name: '通知' })).toBeVisible();
  });
}
