import { expect, test } from '@playwright/test';
import { picture } from './fields/files.ts';
import { fairDays } from './portal/fair-days.ts';
import { adoptAll } from './portal/review.ts';
import { fillInByText } from './portal/sign-in-by-text.ts';

const letter = {
  name: 'letter.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n%%EOF\n'),
};

test('a medium signs in by text message, hands in four steps, and gets its badge after the review', async ({
  page,
  request,
}) => {
  const phone = '13900006621';
  await page.goto('/#/mediaLogin');
  await fillInByText(page, request, phone);
  await page.getByRole('button', { name: '登录', exact: true }).click();

  // 1: the medium
  await expect(page.getByRole('heading', { name: '媒体注册', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '下一步' }).click();
  await expect(page.getByRole('alert').filter({ hasText: '才能提交' })).toBeFocused();
  await page.getByRole('radio', { name: '报刊' }).check({ force: true });
  await page.getByLabel('媒体名称').fill('澜江晚报');
  await page.getByRole('combobox', { name: '所在地' }).click();
  for (const level of ['河北省', '石家庄市', '长安区']) {
    // Each level opens the next.
    await page.getByRole('option', { name: level }).click();
  }
  await page.keyboard.press('Escape');
  await page.getByLabel('姓名').fill('闻笛');
  await page.getByLabel('电子邮箱').fill('wendi@example.com');
  await page.getByText('同意用户协议与隐私政策').click();
  await page.getByRole('button', { name: '下一步' }).click();

  // 2: its people
  await expect(page.getByRole('heading', { name: '媒体资料完善' })).toBeVisible();
  const files = page.locator('input[type=file]');
  await files.first().setInputFiles(letter);
  await expect(page.getByText('letter.pdf')).toBeVisible();
  await page.getByLabel('姓名').fill('许怀谷');
  await page.getByLabel('身份证号').fill('110101198805121234');
  await page.getByLabel('手机').fill('13900006622');
  await page.getByText('摄影', { exact: true }).click();
  await files.last().setInputFiles(picture('reporter.png'));
  await expect(page.getByText('reporter.png')).toBeVisible();
  // What is still being uploaded is waited for, as the bar asks.
  await expect(page.getByText('已上传')).toHaveCount(2);
  await page.getByText((await fairDays(request)).words(0)).click();
  await page.getByRole('button', { name: '下一步' }).click();

  // 3: hand in
  await expect(page.getByRole('heading', { name: '提交审核', level: 1 })).toBeVisible();
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByText('请先阅读并同意隐私政策')).toBeVisible();
  await page.getByRole('checkbox', { name: /我已阅读并同意/ }).check();
  await page.getByRole('button', { name: '提交审核' }).click();

  // 4: the review
  await expect(page.getByRole('heading', { name: '等待审核', level: 1 })).toBeVisible();
  // The root is their list from now on, with what else is asked of them.
  await page.goto('/');
  await expect(page.getByRole('heading', { name: '我的表格', level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: /演讲申请/ })).toBeVisible();
  // What was handed in counts, though it is handed in elsewhere.
  await expect(page.getByText('4 份表格已交 2 份')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '查看' }).click();
  await expect(page.getByRole('heading', { name: '等待审核', level: 1 })).toBeVisible();
  await adoptAll(request, '闻笛', ['media_register', 'media_perfect']);
  await page.getByRole('button', { name: '刷新状态' }).click();
  await expect(page.getByRole('heading', { name: '审核通过', level: 1 })).toBeVisible();
  await expect(page.getByRole('img', { name: '媒体证二维码' })).toBeVisible();
  await expect(page.getByText('许怀谷')).toBeVisible();
});
