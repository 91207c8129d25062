import { expect, test } from '@playwright/test';
import { picture } from './fields/files.ts';
import { passCaptcha } from './portal/guests.ts';
import { signIn } from './portal/sign-in.ts';

test('somebody registers as one of an exhibitor’s people by its link', async ({ page }) => {
  await page.goto('/#/s?code=X01STAFF');
  await expect(page.getByRole('heading', { name: '参展人员登记' })).toBeVisible();
  await page.getByLabel('姓名').fill('乔望舒');
  await page.getByLabel('身份证号').fill('110101199003070070');
  await page.getByLabel('手机').fill('13700005518');
  await page.getByLabel('职务').fill('工程师');
  await page.locator('input[type=file]').first().setInputFiles(picture('photo.png'));
  await passCaptcha(page);
  await expect(page.getByRole('listitem').filter({ hasText: 'photo.png' })).toContainText('已上传');
  await page.getByText(/同意为制证用途/).click();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交登记' }).click();
  await expect(page.getByRole('heading', { name: '登记已收到' })).toBeVisible();
  // Nothing personal is shown back.
  await expect(page.getByText('乔望舒')).toBeHidden();
  await page.getByRole('button', { name: '再填一份' }).click();
  await expect(page.getByLabel('姓名')).toHaveValue('');
});

test('a public form opens without signing in and explains what is missing', async ({ page }) => {
  await page.goto('/#/form?formId=visitor_reg');
  await expect(page.getByRole('heading', { name: '观众预登记' })).toBeVisible();
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '才能提交' })).toBeFocused();
  await page.getByLabel('语言').selectOption('en');
  await expect(page.getByRole('heading', { name: 'Visitor registration' })).toBeVisible();
});

test('an exhibitor sees link, poster and who came', async ({ page }) => {
  await signIn(page, '13800000001');
  await page.goto('/#/invitation');
  await expect(page.getByRole('img', { name: '邀请二维码' }).first()).toBeVisible();
  await expect(page.getByLabel('邀请链接')).toHaveValue(/#\/s\?code=X01VISIT$/);
  const poster = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载海报' }).click();
  expect((await poster).suggestedFilename()).toMatch(/^邀请海报_.+\.png$/);
  await page.getByLabel('按单位查找').fill('望汀');
  await expect(page.getByRole('row').filter({ hasText: '望汀重工' })).toHaveCount(2);
  await expect(page.getByRole('row').filter({ hasText: '洲岚水泥' })).toHaveCount(0);
  await page
    .getByRole('link', { name: /观众邀请$/ })
    .last()
    .click();
  await page.getByRole('link', { name: '新填一份' }).click();
  await expect(page.getByRole('region', { name: '保存和提交' })).toBeVisible();
});
