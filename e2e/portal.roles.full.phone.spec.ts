import { expect, test, type Page } from '@playwright/test';
import { picture } from './fields/files.ts';
import { passCaptcha } from './portal/guests.ts';
import { idNumber } from './portal/id-number.ts';
import { captchaCode, signIn } from './portal/sign-in.ts';
import { textCode } from './portal/text-code.ts';
import { registerAsVisitor } from './portal/visitor-form.ts';

const fits = async (page: Page): Promise<void> => {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
};

test('a visitor without an account hands in the public form on a phone', async ({ page }) => {
  await registerAsVisitor(page, '13700004432', idNumber('11010119900307072'));
  await fits(page);
});

test('somebody registers as one of an exhibitor’s people on a phone', async ({ page }) => {
  await page.goto('/#/s?code=X01STAFF');
  await expect(page.getByRole('heading', { name: '参展人员登记' })).toBeVisible();
  await fits(page);
  await page.getByLabel('姓名').fill('乔望舒');
  await page.getByLabel('身份证号').fill(idNumber('11010119900307073'));
  await page.getByLabel('手机').fill('13700005519');
  await page.getByLabel('职务').fill('工程师');
  await page.locator('input[type=file]').first().setInputFiles(picture('photo.png'));
  await passCaptcha(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'photo.png' })).toContainText('已上传');
  await page.getByText(/同意为制证用途/).click();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交登记' }).click();
  await expect(page.getByRole('heading', { name: '登记已收到' })).toBeVisible();
});

test('a supplier finds its forms on a phone and begins one', async ({ page }) => {
  await signIn(page, '13800000003');
  await fits(page);
  await page.getByRole('link', { name: /施工人员证/ }).click();
  await page.getByRole('link', { name: '新填一份' }).click();
  await page.getByRole('textbox', { name: '现场施工负责人' }).fill('贺青川');
  await expect(page.getByText(/已自动保存|已存/).first()).toBeVisible({ timeout: 20_000 });
  await fits(page);
});

test('a carrier opens the form of an exhibitor on a phone, with one way back', async ({ page }) => {
  await signIn(page, '13800000004');
  await fits(page);
  await page.getByRole('link', { name: /木樨光学有限公司/ }).click();
  await expect(page.getByRole('heading', { name: '展品运输清单', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '回到首页' })).toHaveCount(0);
  const paper = page.getByRole('textbox', { name: '暂准进口单证号' });
  const offer = page.getByRole('button', { name: '接着填' });
  await expect(paper.or(offer)).toBeVisible();
  if (await offer.isVisible()) await offer.click();
  await paper.fill(`CN/2027/${String(Date.now() % 10_000).padStart(4, '0')}`);
  await expect(page.getByText(/已自动保存|已存/).first()).toBeVisible({ timeout: 20_000 });
  await fits(page);
  await page.getByRole('link', { name: '委托展商' }).click();
  await expect(page.getByRole('heading', { name: '委托展商' })).toBeVisible();
});

test('a medium signs in by text message on a phone and fills in its first step', async ({
  page,
  request,
}) => {
  const phone = '13900006632';
  await page.goto('/#/mediaLogin');
  await fits(page);
  await page.getByLabel('手机号', { exact: true }).fill(phone);
  await page.getByLabel('图形验证码', { exact: true }).fill(captchaCode());
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText('验证码已发送')).toBeVisible();
  await page.getByLabel('短信验证码').fill(await textCode(request, phone));
  await page.getByRole('button', { name: '登录', exact: true }).click();
  await expect(page.getByRole('heading', { name: '媒体注册', level: 1 })).toBeVisible();
  await fits(page);
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '才能提交' })).toBeFocused();
  const saved = page.waitForResponse((answer) => answer.url().includes('/submit') && answer.ok());
  await page.getByLabel('媒体名称').fill('澜江晚报');
  await saved;
  await page.goto('/#/mediaRegister?view=1');
  await page.reload();
  await expect(page.getByLabel('媒体名称')).toHaveValue('澜江晚报');
});

test('an exhibitor on a phone: its poster, its orders', async ({ page }) => {
  await signIn(page, '13804172107');
  await page.goto('/#/invitation');
  await fits(page);
  await page
    .getByRole('radiogroup', { name: '海报样式' })
    .getByRole('radio', { name: '白' })
    .check({ force: true });
  await expect(page.locator('[data-style]')).toHaveAttribute('data-style', 'c');
  await page.goto('/#/orders');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await fits(page);
});
