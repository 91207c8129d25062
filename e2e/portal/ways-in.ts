import { expect, test } from '@playwright/test';
import { comeFromHouse, setHouse } from './come-from-house.ts';
import { openHouse } from './open-house.ts';
import { fillIn, signIn } from './sign-in.ts';
import { fillInByText } from './sign-in-by-text.ts';
import { signOnToken } from './sign-on-token.ts';
import { staffHeaders } from '../staff/staff-headers.ts';
import { textLink } from './text-code.ts';

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
    await fillInByText(page, request, phone);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/wditsupplier$/);
  });

  test('a colleague who was invited follows the message to the page behind it', async ({
    page,
    browser,
    request,
    isMobile,
  }) => {
    const phone = isMobile ? '13900006643' : '13900006644';
    await signIn(page, '13800000006');
    await page.goto('/#/account');
    await page.getByRole('button', { name: '邀请同事' }).click();
    const dialog = page.getByRole('dialog', { name: '邀请同事' });
    await dialog.getByLabel('姓名').fill('顾晴川');
    await dialog.getByLabel('手机号').fill(phone);
    await dialog.getByRole('button', { name: '发出邀请' }).click();
    await expect(page.getByText('已邀请顾晴川')).toBeVisible();

    const own = await (await browser.newContext()).newPage();
    await own.goto(await textLink(request, phone));
    await own.getByRole('button', { name: '改用短信验证码' }).click();
    await fillInByText(own, request, phone);
    await own.getByRole('button', { name: '登录', exact: true }).click();
    await expect(own).toHaveURL(/#\/$/);
    await expect(own.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
    await own.goto('/#/basicInfo');
    await expect(own.getByRole('heading', { level: 1, name: '企业基本信息' })).toBeVisible();
    await own.context().close();
  });

  test('the organiser’s link sets a first password, with which the page behind it opens', async ({
    page,
    request,
    isMobile,
  }) => {
    const [exhibitorId, phone] = isMobile ? ['G004', '13904170004'] : ['G009', '13904170009'];
    const made = await request.post('/api/console/first-passwords', {
      headers: await staffHeaders(request),
      data: { exhibitorIds: [exhibitorId], by: 'none' },
    });
    const { data } = await made.json();
    await page.goto(data[0].link);
    await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible();
    await page.getByLabel('新密码', { exact: true }).fill('Zhantai2027');
    await page.getByLabel('再输入一次', { exact: true }).fill('Zhantai2027');
    await page.getByRole('button', { name: '保存密码' }).click();
    await expect(page).toHaveURL(/#\/login$/);
    await fillIn(page, phone);
    await page.getByRole('button', { name: '登录', exact: true }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
  });

  test('a forgotten password is set anew by text message, and the page that was asked for opens', async ({
    page,
    request,
    isMobile,
  }) => {
    const phone = isMobile ? '13904170005' : '13904170006';
    await page.goto('/#/personnelInfo');
    await expect(page).toHaveURL(/#\/login$/);
    await page.getByRole('button', { name: '忘记密码' }).click();
    await fillInByText(page, request, phone);
    await page.getByRole('button', { name: '下一步' }).click();
    await expect(page.getByRole('heading', { name: '设置密码' })).toBeVisible();
    await page.getByLabel('新密码', { exact: true }).fill('Zhantai2028');
    await page.getByLabel('再输入一次', { exact: true }).fill('Zhantai2028');
    await page.getByRole('button', { name: '保存密码' }).click();
    await expect(page).toHaveURL(/#\/personnelInfo$/);
    await expect(page.getByRole('heading', { level: 1, name: '参展人员' })).toBeVisible();
  });

  test('transport suppliers sign in by the house that is set for them, and come back to their clients', async ({
    page,
    baseURL,
  }) => {
    await page.goto('/#/transportLogin');
    await expect(page.getByRole('tab', { name: '运输商' })).toBeVisible();
    await expect(page.getByRole('link', { name: '用统一登录进入' })).toHaveCount(0);
    await using house = await openHouse(baseURL ?? '');
    await using setting = await setHouse(page, house.address);
    expect(setting.address).toBe(house.address);
    await page.goto('/#/login');
    await page.reload();
    await expect(page.getByRole('tab', { name: '运输商' })).toBeVisible();
    await expect(page.getByRole('link', { name: '用统一登录进入' })).toHaveCount(0);
    await page.getByRole('tab', { name: '运输商' }).click();
    await expect(page).toHaveURL(/#\/transportLogin$/);
    await page.getByRole('link', { name: '用统一登录进入' }).click();
    await comeFromHouse(page, '13800000004');
    await expect(page).toHaveURL(/#\/transportSupplier$/);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('没能登录')).toHaveCount(0);
    expect(page.url()).not.toContain('ciec_token');
    await page.reload();
    await expect(page).toHaveURL(/#\/transportSupplier$/);
  });

  test('whoever finds a ticket that was used is not let in', async ({ page, baseURL, browser }) => {
    await using house = await openHouse(baseURL ?? '');
    await page.goto(house.address);
    await comeFromHouse(page, '13800000004');
    await expect(page).toHaveURL(/#\/transportSupplier$/);
    const other = await (await browser.newContext()).newPage();
    await other.goto(house.sent[0] ?? '');
    await expect(other.getByText('没能登录')).toBeVisible();
    expect(other.url()).not.toContain('ciec_token');
    await other.context().close();
  });

  test('a ticket that is over lets nobody in, and the page says where to go on', async ({
    page,
    baseURL,
  }) => {
    await using house = await openHouse(baseURL ?? '');
    house.issue({ life: -30 });
    await page.goto(house.address);
    await comeFromHouse(page, '13800000004');
    await expect(page.getByText('没能登录')).toBeVisible();
    await page.getByRole('link', { name: '用手机号登录' }).click();
    await expect(page).toHaveURL(/#\/login$/);
  });

  test('the address of the second exhibition leads to its pages', async ({ page }) => {
    await signIn(page, '13800000008', '/?exhibition=jlgsa2027');
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
    await page.evaluate(() => {
      window.location.hash = '/commitmentLetterGsa';
    });
    await expect(page.getByRole('heading', { level: 1, name: '参展承诺书' })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: '参展承诺书' })).toBeVisible();
  });

  test('who belongs to two exhibitions chooses the other one, and stays there when the page is opened anew', async ({
    page,
  }) => {
    await signIn(page, '13800000008');
    await page.goto('/#/account');
    const other = page.getByRole('listitem').filter({ hasText: '江澜国际联展' });
    await other.getByRole('button', { name: '切换' }).click();
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(/要处理|都交了/);
    await page.goto('/#/activityCommitmentGsa');
    await expect(page.getByRole('heading', { level: 1, name: '活动承诺书' })).toBeVisible();
    await page.goto('/#/account');
    await page
      .getByRole('listitem')
      .filter({ hasText: '江澜博览会' })
      .getByRole('button', { name: '切换' })
      .click();
    await expect(page).toHaveURL(/#\/$/);
    await page.goto('/#/activityCommitmentGsa');
    await expect(page).toHaveURL(/#\/activityCommitment$/);
    await expect(page.getByRole('heading', { level: 1, name: '活动承诺书' })).toBeVisible();
    await page.goto('/#/epidemicPreventionGsa');
    await expect(page).toHaveURL(/#\/epidemicPreventionInfo$/);
    await expect(page.getByRole('heading', { level: 1, name: '健康与防疫申报' })).toBeVisible();
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
